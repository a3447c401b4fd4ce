import { expect, it } from 'vitest';
import { ProfileFields, ProfileName } from '../../profile/profile-fields.ts';
import { MemberName } from './fields.ts';

const long = 'a'.repeat(240_000);
const said = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

// Ten seconds guard against a search that takes the square of the length.
it('a name that is far too long is refused at once, as any that is too long', { timeout: 10_000 }, () => {
  expect([MemberName.safeParse(long), MemberName.safeParse('a'.repeat(21))].map(said)).toEqual([
    ['name_length'],
    ['name_length'],
  ]);
  expect(said(ProfileName.safeParse(long))).toEqual(['name_length']);
});

it('an address of any length that is typed as the name is called one', () => {
  expect(said(MemberName.safeParse(`${'a'.repeat(240)}@example.com`))).toEqual(['name_is_email']);
});

it('a text about oneself that is too long is not looked through', () => {
  expect(said(ProfileFields.safeParse({ about_me: `${long} www.example.com` }))).toEqual(['text_too_long']);
  expect(said(ProfileFields.safeParse({ about_me: 'www.example.com' }))).toEqual(['contact_details_in_text']);
});

it.each(['', ' ', '\u200b\u2800\u3164', '\u00ad \u2060'])(
  'a text about oneself that shows nothing is none: %j',
  (about_me) => {
    expect(ProfileFields.parse({ about_me })).toEqual({ about_me: null });
  },
);

it('a text about oneself keeps the unseen signs among those that are seen', () => {
  expect(ProfileFields.parse({ about_me: 'a\u200db' })).toEqual({ about_me: 'a\u200db' });
});
