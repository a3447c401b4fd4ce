import { Trans, useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useSite } from '@parlour/api-client/site';
import { useDismissal } from '@parlour/state/stored/dismissals';
import { Banner, Button } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { askToInstall, useInstallPrompt } from './install-prompt.ts';
import { useInstalledApp } from './use-installed-app.ts';

/** Safari has no offer to install, but knows whether the page runs from the home screen; nothing else has this property. */
const isSafariTab = (): boolean => 'standalone' in navigator && !navigator.standalone;

/**
 * Offers to put the site on the home screen, once there is a reason to come back: shown where the member's conversations are.
 * Put away, it stays away.
 */
export function InstallHint() {
  const { t } = useLingui();
  const { name } = useSite().settings;
  const isInstalledApp = useInstalledApp();
  const prompt = useInstallPrompt();
  const byHand = useScripted() && isSafariTab();
  const [dismissed, dismiss] = useDismissal('install-hint');
  if (isInstalledApp || dismissed !== null || (!prompt && !byHand)) return null;
  return (
    <Banner
      label={t`Put ${name} on your home screen`}
      glyph={Smartphone}
      dismiss={{ label: t`Close`, onDismiss: () => dismiss() }}
    >
      <span>
        <Trans>On your home screen, your conversations are one tap away.</Trans>
      </span>
      {prompt ? (
        <Button onClick={() => void askToInstall(prompt)}>{t`Add to home screen`}</Button>
      ) : (
        <span>
          <Trans>Tap Share, then “Add to Home Screen”.</Trans>
        </span>
      )}
    </Banner>
  );
}
