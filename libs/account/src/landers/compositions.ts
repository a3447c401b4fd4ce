import type { ComponentType } from 'react';
import type { LanderType } from '@parlour/models/account/landers';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import type { CompositionProps } from './composition.ts';

type LoadComposition = () => Promise<{ Composition: ComponentType<CompositionProps> }>;

/** Each first impression in a file of its own that only its visitors fetch; the three on a member, which share most, in one. */
const loads: Record<LanderType, LoadComposition> = {
  tinderswipe: () => import('./tinderswipe/tinderswipe.tsx'),
  alonetonight: () => import('./alonetonight/alonetonight.tsx'),
  collagelanding: () => import('./collagelanding/collagelanding.tsx'),
  gallery: () => import('./gallery/gallery.tsx'),
  iconslanding: () => import('./iconslanding/iconslanding.tsx'),
  maplanding: () => import('./maplanding/maplanding.tsx'),
  socialnetwork: () => import('./socialnetwork/socialnetwork.tsx'),
  transitionsvideolanding: () => import('./transitionsvideolanding/transitionsvideolanding.tsx'),
  video: () => import('./video/video.tsx'),
  'member-landing': async () => ({ Composition: (await import('./member-landers.ts')).MemberLanding }),
  'member-landing2': async () => ({ Composition: (await import('./member-landers.ts')).MemberLanding2 }),
  'member-landing3': async () => ({ Composition: (await import('./member-landers.ts')).MemberLanding3 }),
};

/** Fetches a composition before its page is drawn. */
export const loadComposition = (type: LanderType) => loads[type]();

const lazily = (type: LanderType) => drawnPart(async () => (await loads[type]()).Composition);

export const compositions: Record<LanderType, ComponentType<CompositionProps>> = {
  tinderswipe: lazily('tinderswipe'),
  alonetonight: lazily('alonetonight'),
  collagelanding: lazily('collagelanding'),
  gallery: lazily('gallery'),
  iconslanding: lazily('iconslanding'),
  maplanding: lazily('maplanding'),
  socialnetwork: lazily('socialnetwork'),
  transitionsvideolanding: lazily('transitionsvideolanding'),
  video: lazily('video'),
  'member-landing': lazily('member-landing'),
  'member-landing2': lazily('member-landing2'),
  'member-landing3': lazily('member-landing3'),
};
