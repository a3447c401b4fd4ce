import { rule } from '../rule.ts';

/** Every site tells browsers the public half of the server's own key, by which it signs all pushes. */
export const pushKeyRule = rule(['push_public_key'], (_, report) => {
  const reason = 'it is never used: every brand has the key of its server';
  report(['push_public_key'], reason, 'take it out', 'warning');
});
