import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, MapPinOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FoundPlace } from '@parlour/contract/profile/geocode';
import { useErrorSentence } from '@parlour/i18n';
import type { LocationPermission } from '@parlour/state/device/location-permission';
import { Button, Icon, Note, Stack, Text } from '@parlour/ui';
import type { TypedPlace } from './typed-place.ts';
import { usePlaceInWords } from './use-place-in-words.ts';
import { usePlaceSearch, type PlaceSearch } from './use-place-search.ts';

export interface GeolocationButtonProps {
  /** What the form says now: once it is another, nothing is looked for any more. */
  chosen: TypedPlace;
  /** The city that was found, for the form to take over: nothing is saved here. */
  onFound(place: FoundPlace): void;
}

/** Finds one's city by the device, with words for every state of the permission; nothing is asked before it is pressed. */
export function GeolocationButton({ chosen, onFound }: GeolocationButtonProps) {
  const { permission, search, look } = usePlaceSearch(chosen, onFound);
  return <GeolocationFace {...{ permission, search }} onLook={look} />;
}

interface GeolocationFaceProps {
  permission: LocationPermission;
  search: PlaceSearch;
  onLook(): void;
}

function GeolocationFace({ permission, search, onLook }: GeolocationFaceProps) {
  const { t } = useLingui();
  if (permission === 'unsupported') {
    return (
      <Stack data-scripted>
        <Text $size="small" $tone="quiet">
          <Trans>This browser cannot tell where you are. Choose your place from the list.</Trans>
        </Text>
      </Stack>
    );
  }
  if (permission === 'denied') return <Denied wasAsked={search.status === 'denied'} />;
  return (
    <Stack data-scripted $gap={2}>
      <div>
        <Button onClick={onLook} pending={search.status === 'looking'} pendingLabel={t`Looking for your city`}>
          <Icon glyph={MapPin} />
          <Trans>Use my location</Trans>
        </Button>
      </div>
      <Text $size="small" $tone="quiet">
        {permission === 'granted' ? (
          <Trans>Only the city is kept, never the exact spot.</Trans>
        ) : (
          <Trans>Your browser asks you first. Only the city is kept, never the exact spot.</Trans>
        )}
      </Text>
      <Outcome search={search} />
    </Stack>
  );
}

/** What the browser refuses only its own settings can allow again. It has the focus in place of the button that was pressed. */
function Denied({ wasAsked }: { wasAsked: boolean }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasAsked) place.current?.focus();
  }, [wasAsked]);
  return (
    <Stack data-scripted ref={place} tabIndex={-1}>
      <Note glyph={MapPinOff} title={t`Your browser does not share your location with this site.`} announce="polite">
        <Trans>
          To change that, open the settings of this site beside its address, allow the location and come back. Or choose
          your place from the list.
        </Trans>
      </Note>
    </Stack>
  );
}

function Outcome({ search }: { search: PlaceSearch }) {
  const sentence = useErrorSentence();
  const inWords = usePlaceInWords();
  const place = search.status === 'found' && inWords(search.place);
  return (
    <>
      <Note tone="success" announce="polite">
        {place && <Trans>Found: {place}. Save it if that is right.</Trans>}
      </Note>
      {search.status === 'failed' && (
        <Note tone="danger" announce="assertive">
          {sentence(search.error)}
        </Note>
      )}
    </>
  );
}
