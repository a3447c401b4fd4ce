import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordinarySentences } from '../chat/ordinary-sentences.fixture.ts';
import { profileFields } from '../profile-fields.ts';
import { completeness, type OwnProfileFields } from './completeness.ts';
import { hasContactDetails } from './contact-details.ts';
import { openTo, photoAccess, visibilityFor, type PhotoViewer } from './photo-access.ts';

const owner = { blurImages: false, showToVisitors: false };
const main = { status: 'approved', visibility: 'all', isMain: true } as const;
const second = { ...main, isMain: false };
const member = (premium: boolean, match: boolean): PhotoViewer => ({ kind: 'member', premium, match });

describe('photo access', () => {
  it('opens the main photo to every member and the others to premium members', () => {
    expect(photoAccess(main, member(false, false), owner)).toBe('open');
    expect(photoAccess(second, member(false, true), owner)).toBe('locked');
    expect(photoAccess(second, member(true, false), owner)).toBe('open');
  });

  it.each([
    [{ visibility: 'all', isMain: true }, 'all'],
    [{ visibility: 'all', isMain: false }, 'premium'],
    [{ visibility: 'premium', isMain: true }, 'premium'],
    [{ visibility: 'matches', isMain: false }, 'matches'],
  ] as const)('is said of %j as it is: open to “%s”', (photo, whom) => {
    expect(openTo(photo)).toBe(whom);
    const opensTo = (viewer: PhotoViewer) => photoAccess({ ...main, ...photo }, viewer, owner) === 'open';
    const opened = [opensTo(member(false, false)), opensTo(member(true, false)), opensTo(member(false, true))];
    expect(opened).toEqual([whom === 'all', whom !== 'matches', whom !== 'premium']);
  });

  it('keeps photos for matches even from premium members', () => {
    expect(photoAccess({ ...second, visibility: 'matches' }, member(true, false), owner)).toBe('locked');
    expect(photoAccess({ ...second, visibility: 'matches' }, member(false, true), owner)).toBe('open');
  });

  it('shows a visitor the main photo of who agreed, and nothing else', () => {
    expect(photoAccess(main, { kind: 'visitor' }, owner)).toBe('hidden');
    expect(photoAccess(main, { kind: 'visitor' }, { ...owner, showToVisitors: true })).toBe('open');
    expect(photoAccess(second, { kind: 'visitor' }, { ...owner, showToVisitors: true })).toBe('hidden');
  });

  it('never opens what was not approved to anybody but the owner', () => {
    const viewers = fc.oneof(
      fc.record({ kind: fc.constant('member' as const), premium: fc.boolean(), match: fc.boolean() }),
      fc.constant({ kind: 'visitor' as const }),
    );
    const owners = fc.record({ blurImages: fc.boolean(), showToVisitors: fc.boolean() });
    fc.assert(
      fc.property(
        viewers,
        owners,
        fc.constantFrom('pending' as const, 'rejected' as const),
        (viewer, facts, status) => {
          expect(photoAccess({ ...main, status }, viewer, facts)).toBe('hidden');
          expect(photoAccess({ ...main, status }, { kind: 'owner' }, facts)).toBe('open');
        },
      ),
    );
  });

  it('blurs for all but matches where the owner wishes it', () => {
    expect(photoAccess(main, member(true, false), { ...owner, blurImages: true })).toBe('locked');
    expect(photoAccess(main, member(false, true), { ...owner, blurImages: true })).toBe('open');
  });

  it('opens with premium whatever is not said to be for matches', () => {
    const photos = fc.record({
      status: fc.constant('approved' as const),
      visibility: fc.constantFrom('all' as const, 'premium' as const, 'matches' as const),
      isMain: fc.boolean(),
    });
    const owners = fc.record({ blurImages: fc.boolean(), showToVisitors: fc.boolean() });
    fc.assert(
      fc.property(photos, owners, fc.boolean(), (photo, facts, match) => {
        const forPremium = visibilityFor(photo, member(false, match), facts) !== 'matches';
        if (forPremium) expect(photoAccess(photo, member(true, match), facts)).toBe('open');
        else expect(photoAccess(photo, member(true, false), facts)).toBe('locked');
      }),
    );
  });
});

describe('completeness', () => {
  const empty: OwnProfileFields = {
    photos_total: 0,
    main_image: null,
    photos: [],
    about_me: null,
    region: null,
    city: null,
    interests: [],
    sexuality: null,
    relationship_status: null,
    body_type: null,
    hair_color: null,
    eye_color: null,
    tattoos: null,
  };
  const whole: OwnProfileFields = {
    photos_total: 2,
    main_image: {},
    photos: [],
    about_me: 'x'.repeat(60),
    region: 'nl-utrecht',
    city: 'Utrecht',
    interests: ['wine', 'music', 'art'],
    sexuality: 'bi',
    relationship_status: 'single',
    body_type: 'average',
    hair_color: 'red',
    eye_color: 'green',
    tattoos: 'few',
  };

  it('is 0 for nothing, 100 for everything', () => {
    expect(completeness(empty, profileFields)).toEqual({ percent: 0, next: 'main_photo' });
    expect(completeness(whole, profileFields)).toEqual({ percent: 100, next: null });
  });

  it('names what would add most', () => {
    expect(completeness({ ...whole, about_me: null }, profileFields).next).toBe('about_me');
    expect(completeness({ ...whole, about_me_draft: true }, profileFields)).toEqual({ percent: 80, next: 'about_me' });
    expect(completeness({ ...whole, photos_total: 1 }, profileFields)).toEqual({ percent: 90, next: 'second_photo' });
    expect(completeness({ ...whole, city: null, tattoos: null }, profileFields).next).toBe('location');
  });

  it('counts a first photo that is being checked, not one that was refused', () => {
    const withPhoto = (status: string) => ({ ...empty, photos_total: 1, photos: [{ status }] });
    expect(completeness(withPhoto('pending'), profileFields)).toEqual({ percent: 25, next: 'about_me' });
    expect(completeness(withPhoto('rejected'), profileFields)).toEqual({ percent: 0, next: 'main_photo' });
  });

  it('asks for nothing that the brand does not show', () => {
    const few = ['gender', 'age', 'country', 'hair_color'] as const;
    const lean = { ...empty, photos_total: 2, main_image: {}, hair_color: 'red' };
    expect(completeness(lean, few)).toEqual({ percent: 100, next: null });
    expect(completeness({ ...lean, hair_color: null }, few)).toEqual({ percent: 70, next: 'facts' });
    expect(completeness({ ...empty, photos_total: 1, main_image: {} }, ['age']).percent).toBe(71);
  });
});

describe('contact details', () => {
  it.each([
    'Call me: 06 12 34 56 78',
    'my number is +49 (170) 123-4567',
    'write to nora@example.org',
    'nora (at) example (dot) org',
    'see www.example.com/nora',
    'find me on example.nl',
    'find me on EXAMPLE.COM',
    'find me on öä.nl',
    'ring 06-12-34-56-78, or 06-12-1998-55',
    'Find me on Nora.Com, or Nora.Nl',
    '20-45-2067',
    '2045-67-89',
    '2045-2067',
    'I am @nora_41 there',
    'whatsapp: nora',
    'my insta is norawrites',
    'Write me on t.me/anna_lou88',
    'annacam.live',
    'bit.ly/3annalou',
    'linktr.ee/nora',
    'add me on telegram anna_lou88',
    'snapchat nora88',
    '０６１２３４５６７８',
    'anna＠gmail．com',
    'T.me/nora',
    'find me on ex\u200Bample.com',
    '\u0442.m\u0435/nora',
    'ex\u0430mple.\u0441om',
    '0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
    '06–12–34–56–78',
    '06·12·34_56_78',
    '٠٦١٢٣٤٥٦٧٨',
    '0\u03326\u03321\u03322\u03323\u03324\u03325\u03326\u0332',
  ])('are found in "%s"', (text) => expect(hasContactDetails(text)).toBe(true));

  it.each([
    'Born in 1985, 1.75 m, two cats and 3 bookshelves.',
    'I run a small second-hand bookshop and close at six.',
    'Between 2010 and 2015 I lived in Rome. It was fun.',
    'No signal in the mountains, and that is fine.',
    'I quit Instagram years ago',
    'Nett, offen und ehrlich. Am liebsten draußen.',
    'I love music.It makes me happy. Ik ben Jan.De natuur trekt.',
    'Lived in Spain 1998-2005, in Rome from 2006 - 2010.',
    'Born on 12-05-1980 or 1980-05-12.',
    'In Rome 1998–2005. Open 10:00–18:00.',
    'Jag är snäll.Fråga mig gärna! Ich reise gern.Früher war ich Lehrer.',
    'J’aime le sport.Fréquemment je cours. Vivía en Madrid.Comía mucho.',
  ])('are not seen in "%s"', (text) => expect(hasContactDetails(text)).toBe(false));

  it.each(Object.entries(ordinarySentences))('are not seen in what is said every day: %s', (_, sentences) => {
    for (const sentence of sentences) expect([sentence, hasContactDetails(sentence)]).toEqual([sentence, false]);
  });

  // Ten seconds guard against a search that takes the square of the length: of these it took many.
  it.each(['a', 'a.', 'a-', 'éa', 'é-', '1', '1 ', '+1', '@', '@a', 'a@a', 'a @ ', '(at)a', '-', ' ', 'www ', 'kik '])(
    'are looked for in a text of 240,000 signs at once: "%s"',
    { timeout: 10_000 },
    (unit) => expect(hasContactDetails(unit.repeat(240_000 / unit.length))).toBe(/^1 ?$/.test(unit)),
  );
});
