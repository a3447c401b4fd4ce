import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Lead, Stack, Text, Title } from '@parlour/ui';
import { Page } from './page.tsx';

const meta = { title: 'For designers/Start here' } satisfies Meta;
export default meta;

const principles = [
  [
    'The arch is the signature',
    'A doorway with somebody in it: logo, the front door, people who like you. For “someone is here”, for nothing else.',
  ],
  ['Deep is evening, ground is the page', 'Navigation, hero and footer are deep. Controls live on ground and surface.'],
  ['One filled action a view', 'Everything else is outlined, soft or text. Unread has a colour of its own.'],
  [
    'The price stands beside the act',
    'In credits and in money, never in a dialog afterwards. A failure says that nothing was charged.',
  ],
  ['Words beside icons', 'What an icon means is written out, and a chosen chip carries a mark as well as a colour.'],
  ['Phones first', 'A bottom bar on small screens, the top navigation from 768 px. Controls are at least 44 px high.'],
  [
    'Nothing shouts',
    'No flashing, no false urgency, no red dot without a cause. Motion takes 120 to 180 ms and explains where a thing came from.',
  ],
] as const;

const steps = [
  'Find the component in “Kit”: its sheet shows every variant in every state. Change brand, scheme, language, size of text and width in the tool bar; the language changes the screens and the pseudo-locale shows rooms that are too small there, while the kit’s words are samples that bring their own longest ones.',
  'Some screens are played: a menu opens, a form is sent. The plays find their way by English words, so in another language such a screen stands as it is before its play; stories named “German” stay German whatever the tool bar says.',
  'A value of one brand (colour, corner, text size, headline face) is a line in apps/<brand>/theme.ts; “This brand” shows what belongs to one brand. A meaning that no token has yet is a new token for all brands: propose it first.',
  'A component’s look is one file in a folder of libs/ui/src/kit, with its sheet and its test beside it. Colours only as variables; a new pair of text and ground is a line in theme/pairs.ts.',
  'Run “npm run stories:shots”: it photographs every sheet in every brand and scheme, before and after, and writes one page with what changed side by side. Send that page with your change.',
  '“npm test” computes the contrast of every pair and runs every story with axe; it names the pair, the ratio and the nearest colour that passes.',
];

export const StartHere: StoryObj = {
  render: () => (
    <Page>
      <Stack $gap={5}>
        <Title>One system, seven faces</Title>
        <Lead>
          Members see a brand, designers see one system. Components speak meanings; each brand gives the meanings its
          values. A grown-up’s living room in the evening: warm, calm, large portraits, one clear act a view.
        </Lead>
        <Heading>What holds everywhere</Heading>
        <Stack as="ul" $gap={4}>
          {principles.map(([name, meaning]) => (
            <li key={name}>
              <Text $strong>{name}</Text>
              <Text $tone="quiet">{meaning}</Text>
            </li>
          ))}
        </Stack>
        <Heading>How to propose a change</Heading>
        <Stack as="ol" $gap={3}>
          {steps.map((step, index) => (
            <li key={step}>
              <Text>
                {index + 1}. {step}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Page>
  ),
};
