import type { Phone } from './phone.ts';
import { drag, framesOf, type Frames } from './drag.ts';
import { middleOf, settle, tap, type Tap } from './tap.ts';

const address = 'http://floor.localhost/';

/** Elements of one entry of the list below. */
const inEntry = 7;

const entry =
  '<li><article><div><span></span></div><h2><a href="#">Somebody, 40</a></h2><p>Somewhere</p></article></li>';

/** A page of so many elements, a button that toggles a class, and a plate that follows the finger; no script but theirs. */
const pageOf = (elements: number): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Floor</title><style>
ul { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 0; list-style: none }
span { display: block; aspect-ratio: 4 / 5; background: silver }
button { width: 64px; height: 64px } .on { background: crimson }
#plate { height: 400px; background: silver; touch-action: pan-y; will-change: transform }
</style></head><body><button>On</button><div id="plate"></div>
<ul>${entry.repeat(Math.ceil(elements / inEntry))}</ul><script>
document.querySelector('button').onclick = ({ target }) => target.classList.toggle('on');
let from = 0;
plate.onpointerdown = ({ clientX }) => { from = clientX };
plate.onpointermove = ({ clientX }) => { plate.style.transform = 'translate(' + (clientX - from) + 'px)' };
plate.onpointerup = () => { plate.style.transform = '' };
</script></body></html>`;

/** The floor of all figures: as many taps, and as many drags, on a bare page of as many elements, on the same phone. */
export async function tapFloor(
  phone: Phone,
  asked: { elements: number; taps: number; drags: number },
): Promise<{ taps: Tap[]; frames: Frames[] }> {
  const { page } = phone;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: pageOf(asked.elements) }));
  await page.goto(address);
  const button = page.getByRole('button');
  const taps: Tap[] = [];
  for (let number = 0; number < asked.taps; number += 1)
    taps.push(await tap(phone, { kind: 'bare page', name: 'the button', target: button, until: async () => {} }));
  const frames: Frames[] = [];
  const from = await middleOf(page.locator('#plate'));
  for (let number = 0; number < asked.drags; number += 1) {
    await settle(page);
    frames.push(framesOf(await drag(phone, from)));
  }
  return { taps, frames };
}
