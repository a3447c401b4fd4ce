import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { analyticsCookieDays } from '@parlour/models/account/consents/analytics-choice';
import { hostCookie } from '@parlour/models/account/log-in/host-cookie';
import { trafficSourceCookie, trafficSourceDays } from '@parlour/models/account/consents/traffic-source';
import { dismissalsCookie, dismissalsCookieDays } from '@parlour/models/alerts/dismissals';
import { localeCookieDays } from '@parlour/models/locale';
import { paymentCountryCookie, paymentCountryDays } from '@parlour/models/payments/payment-country';

const List = styled.ul`
  display: grid;
  gap: 8px;

  code {
    font-weight: 650;
    font-size: 0.9375em;
  }
`;

const sessionDays = 30;
const browserDays = 365;

/** Every cookie of ours by the name that the browser shows. */
export function CookieList() {
  const { t } = useLingui();
  const isSecure = useSite().origin.startsWith('https:');
  const days = (count: number) => t`${plural(count, { one: '# day', other: '# days' })}`;
  const cookies: [string, string, number][] = [
    [hostCookie('sid', isSecure), t`keeps you logged in`, sessionDays],
    [hostCookie('bid', isSecure), t`protects forms, and recognises one that is sent twice`, browserDays],
    ['locale', t`your language`, localeCookieDays],
    ['entry_warning', t`that you passed the notice for adults`, browserDays],
    ['installed_app', t`that you opened the site as an app`, browserDays],
    [trafficSourceCookie, t`that you came by a partner's link`, trafficSourceDays],
    [dismissalsCookie, t`which hints you have put away`, dismissalsCookieDays],
    [paymentCountryCookie, t`the country whose prices you chose`, paymentCountryDays],
    ['analytics', t`your choice on this page`, analyticsCookieDays],
  ];
  return (
    <List>
      {cookies.map(([name, purpose, kept]) => (
        <li key={name}>
          <code>{name}</code>: {purpose} ({days(kept)})
        </li>
      ))}
    </List>
  );
}
