import {
  archPath,
  bubble,
  darkWindow,
  evening,
  litWindow,
  portrait,
  stage,
  type Box,
  type Palette,
} from './scene-parts.ts';

/** A chapter's picture at a moment of it: `act` goes from 0 to 1 while something happens, and stays at 1. */
export type Scene = (palette: Palette, act: number) => string;

/** How far a part of the act has come that begins and ends within it. */
const within = (act: number, begin: number, end: number): number =>
  Math.min(1, Math.max(0, (act - begin) / (end - begin)));

const arch = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Lights go on in a house: somebody is there. */
const lights: Scene = (palette, act) => {
  const fronts = [230, 480, 730, 980, 1230].map((x) => arch(x - 50, 300, 220, 480));
  const people = [null, 0, 1, 2, null];
  return (
    evening(palette, 'lights', 0.3) +
    `<rect x="110" y="220" width="1380" height="680" rx="36" fill="${palette.colors.deepRaised}"/>` +
    fronts
      .map((box, place) => {
        const person = people[place];
        if (person === null || person === undefined) return darkWindow(palette, box);
        const begin = [0.4, 0, 0.7][person] ?? 0;
        return litWindow(palette, `light${place}`, box, person, within(act, begin, begin + 0.3));
      })
      .join('')
  );
};

/** The first words go to one of them. */
const hello: Scene = (palette, act) =>
  evening(palette, 'hello', 0.4) +
  litWindow(palette, 'hello', arch(400, 130, 480, 770), 1) +
  bubble(palette, arch(880, 340, 380, 180), 'right', within(act, 0, 0.6));

/** A conversation goes to and fro. */
const conversation: Scene = (palette, act) =>
  evening(palette, 'conversation', 0.35) +
  litWindow(palette, 'one', arch(300, 300, 330, 600), 1) +
  litWindow(palette, 'other', arch(970, 300, 330, 600), 3) +
  bubble(palette, arch(650, 210, 300, 130), 'left', within(act, 0, 0.3)) +
  bubble(palette, arch(650, 370, 300, 130), 'right', within(act, 0.35, 0.65)) +
  bubble(palette, arch(650, 530, 300, 130), 'left', within(act, 0.7, 1));

/** Two at one window, and the evening grows warm. */
const together: Scene = (palette, act) => {
  const room = arch(420, 90, 760, 810);
  return (
    evening(palette, 'together', 0.4 + act * 0.4) +
    `<path d="${archPath(arch(room.x - 26, room.y - 26, room.width + 52, room.height + 26))}" fill="${palette.colors.lamp}" opacity="${act * 0.35}"/>` +
    `<path d="${archPath(room)}" fill="url(#lamplight)"/>` +
    pair(palette, room)
  );
};

/** Two people side by side, who fill the room from its foot. */
function pair(palette: Palette, room: Box): string {
  const width = 430;
  const height = (width * 5) / 4;
  const side = { y: room.y + room.height - height, width, height };
  const [left, right] = [room.x - 10, room.x + room.width - width + 10];
  return (
    `<clipPath id="room"><path d="${archPath(room)}"/></clipPath>` +
    `<g clip-path="url(#room)">${portrait(palette, { ...side, x: left }, 1)}${portrait(palette, { ...side, x: right }, 3)}</g>`
  );
}

/** The chapters in their order. */
export const scenes: readonly Scene[] = [lights, hello, conversation, together];

/** The next chapter opens as an arch, from the foot of the last one's picture. */
export function opening(before: string, after: string, open: number): string {
  const width = 100 + open * 2000;
  const height = 160 + open * 1700;
  const door = arch(stage.width / 2 - width / 2, stage.height - height, width, height);
  return `${before}<clipPath id="door"><path d="${archPath(door)}"/></clipPath><g clip-path="url(#door)">${after}</g>`;
}
