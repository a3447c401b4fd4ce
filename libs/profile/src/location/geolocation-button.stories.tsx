import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { geocode } from '@parlour/contract/profile/geocode';
import { answer, noConnection, refusal, Slot } from '@parlour/testing/stories';
import { Stack, Wrap } from '@parlour/ui';
import { GeolocationButton } from './geolocation-button.tsx';

type Locate = (found: PositionCallback, failed: PositionErrorCallback) => void;

const arnhem: Locate = (found) =>
  found({ coords: { latitude: 51.9851034, longitude: 5.8987296 } } as GeolocationPosition);
const silent: Locate = () => undefined;

/** A browser that says what it allows, and where it is. */
function browser(permission: PermissionState | 'unknown' | 'unsupported', locate: Locate = arnhem) {
  return () => {
    const status = Object.assign(new EventTarget(), { state: permission });
    const query = async () => (permission === 'unknown' ? Promise.reject(new Error('not told')) : status);
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: permission !== 'unsupported' });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: locate } });
    return () => {
      for (const name of ['permissions', 'geolocation']) Reflect.deleteProperty(navigator, name);
      Reflect.deleteProperty(window, 'isSecureContext');
    };
  };
}
const press = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button'));

const found = answer(geocode, {
  location: { country: 'NL', region: 'nl-gelderland', region_name: 'Gelderland', city: 'Arnhem' },
});

const meta = {
  title: 'Screens/Profile/Geolocation',
  component: GeolocationButton,
  args: { chosen: { country: 'NL', region: '', city: '' }, onFound: () => undefined },
  parameters: { answers: [found] },
  beforeEach: browser('prompt'),
  decorators: [
    (Story) => (
      <Wrap as="main" $narrow style={{ paddingBlock: 24 }}>
        <Stack>
          <Slot name="country, region and city" />
          <div>
            <Story />
          </div>
        </Stack>
      </Wrap>
    ),
  ],
} satisfies Meta<typeof GeolocationButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsupported: Story = { beforeEach: browser('unsupported') };
/** Older browsers do not tell before they are asked. */
export const Unknown: Story = { beforeEach: browser('unknown') };
export const Prompt: Story = {};
export const Granted: Story = { beforeEach: browser('granted') };
export const Denied: Story = { beforeEach: browser('denied') };
export const Looking: Story = { beforeEach: browser('granted', silent), play: press };
export const Found: Story = { beforeEach: browser('granted'), play: press };
export const NoCityNear: Story = { ...Found, parameters: { answers: [refusal(geocode, 'geocode_failed')] } };
export const TooOften: Story = {
  ...Found,
  parameters: { answers: [refusal(geocode, 'rate_limited', { minutes: 42 })] },
};
export const WhileOffline: Story = { ...Found, parameters: { answers: [noConnection(geocode)] } };
export const DeniedInGerman: Story = {
  ...Denied,
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
