import { useQueryClient } from '@tanstack/react-query';
import { saveLanguage } from '@parlour/api-client/account/language';
import { userOptions } from '@parlour/api-client/account/user';
import { localeCookieDays, type Locale } from '@parlour/models/locale';

/** Changes the language: for a member also of the mails. The page begins anew, because every word of it changes. */
export function useLanguage(): (locale: Locale) => void {
  const client = useQueryClient();
  return (locale) => {
    const begin = () => {
      document.cookie = `locale=${locale}; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax`;
      window.location.reload();
    };
    const member = client.getQueryData(userOptions().queryKey)?.user;
    if (member) saveLanguage(client, locale).then(begin, begin);
    else begin();
  };
}
