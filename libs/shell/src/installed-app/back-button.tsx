import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import { IconButton } from '@parlour/ui';
import { isUnder } from '../navigation/is-under.ts';

/** Where an installed app, which has no bar of the browser's, shows the way back (spec section 2). */
const places = [addresses.member, addresses.likes, addresses.credits];

/** The router numbers the pages of a visit in the browser's history. */
const wasElsewhere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes back; where the app was opened on this very page, to the home page. */
export function BackButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!isUnder(pathname, places)) return null;
  const back = (): void => void (wasElsewhere() ? navigate(-1) : navigate(addresses.index.href()));
  return <IconButton label={t`Back`} glyph={ArrowLeft} look="deep" onClick={back} />;
}
