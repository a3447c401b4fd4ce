import { useQueryClient } from '@tanstack/react-query';
import { saveLanguage } from '@parlour/api-client/account/language';
import { userOptions } from '@parlour/api-client/account/user';
import { useErrorSentence } from '@parlour/i18n';
import { splitLocale, type Locale } from '@parlour/models/locale';
import { useToast } from '@parlour/state/page/toasts';
import { writeCookie } from '@parlour/state/stored/write-cookie';

/**
 * Changes the language: for a member also of the mails, and only where that can be kept, whose answer sets the cookie. The page
 * begins anew, because every word of it changes, and without the language in its address, which would go on deciding.
 */
export function useLanguage(): (locale: Locale) => void {
  const client = useQueryClient();
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  return (locale) => {
    const begin = () => {
      const { pathname, search, hash } = window.location;
      const { prefix, path } = splitLocale(pathname);
      if (prefix) window.location.assign(path + search + hash);
      else window.location.reload();
    };
    const member = client.getQueryData(userOptions().queryKey)?.user;
    const refuse = (error: unknown) => showToast({ tone: 'danger', text: sentenceOf(error) });
    if (member) return void saveLanguage(client, locale).then(begin, refuse);
    writeCookie('locale', locale);
    begin();
  };
}
