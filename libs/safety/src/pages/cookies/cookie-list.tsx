import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { cookieDays, type CookieName } from '@parlour/models/account/cookies';
import { hostCookie } from '@parlour/models/account/log-in/host-cookie';

const List = styled.ul`
  display: grid;
  gap: 8px;

  code {
    font-weight: 650;
    font-size: 0.9375em;
  }
`;

/** Every cookie of ours by the name that the browser shows. */
export function CookieList() {
  const { t } = useLingui();
  const isSecure = useSite().origin.startsWith('https:');
  const days = (count: number) => t`${plural(count, { one: '# day', other: '# days' })}`;
  const nameOf = (name: CookieName) => (name === 'sid' || name === 'bid' ? hostCookie(name, isSecure) : name);
  const purposes: Record<CookieName, string> = {
    sid: t`keeps you logged in`,
    bid: t`protects forms, and recognises one that is sent twice`,
    locale: t`your language`,
    entry_warning: t`that you passed the notice for adults`,
    installed_app: t`that you opened the site as an app`,
    traffic_source: t`that you came by a partner’s link`,
    dismissals: t`which hints you have put away`,
    payment_country: t`the country whose prices you chose`,
    analytics: t`your choice on this page`,
  };
  return (
    <List>
      {(Object.keys(cookieDays) as CookieName[]).map((name) => (
        <li key={name}>
          <code>{nameOf(name)}</code>: {purposes[name]} ({days(cookieDays[name])})
        </li>
      ))}
    </List>
  );
}
