import type { ComponentType } from 'react';
import type { LanderType } from '@parlour/models/account/landers';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import type { LanderProps } from './lander-props.ts';

type Composition = ComponentType<LanderProps>;

/** Each first impression in a file of its own that only its visitors fetch; the three on a member, which share most, in one. */
const loads: Record<LanderType, () => Promise<Composition>> = {
  tinderswipe: async () => (await import('./tinderswipe/tinderswipe.tsx')).Tinderswipe,
  alonetonight: async () => (await import('./alonetonight/alonetonight.tsx')).Alonetonight,
  collagelanding: async () => (await import('./collagelanding/collagelanding.tsx')).Collagelanding,
  gallery: async () => (await import('./gallery/gallery.tsx')).Gallery,
  iconslanding: async () => (await import('./iconslanding/iconslanding.tsx')).Iconslanding,
  maplanding: async () => (await import('./maplanding/maplanding.tsx')).Maplanding,
  socialnetwork: async () => (await import('./socialnetwork/socialnetwork.tsx')).Socialnetwork,
  transitionsvideolanding: async () =>
    (await import('./transitionsvideolanding/transitionsvideolanding.tsx')).Transitionsvideolanding,
  video: async () => (await import('./video/video.tsx')).Video,
  'member-landing': async () => (await import('./member-landers.ts')).MemberLanding,
  'member-landing2': async () => (await import('./member-landers.ts')).MemberLanding2,
  'member-landing3': async () => (await import('./member-landers.ts')).MemberLanding3,
};

/** Fetches a composition before its page is drawn. */
export const loadComposition = (type: LanderType) => loads[type]();

export const compositions = Object.fromEntries<Composition>(
  Object.entries(loads).map(([type, load]) => [type, drawnPart(load)]),
) as Record<LanderType, Composition>;
