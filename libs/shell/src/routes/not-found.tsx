import { data } from 'react-router';

/** An address that no route answers (spec section 2). */
export const loader = () => {
  throw data({ code: 'not_found' }, { status: 404 });
};

export default function NotFound() {
  return null;
}
