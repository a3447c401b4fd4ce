import type { ReactNode } from 'react';
import type { CallFormResult } from '@parlour/api-client/call-form';
import type { Lander } from '@parlour/contract/account/reference-data/get-lander';

/** What a composition may ask of the sign-up that it ends in. */
export interface SignUpWish {
  /** In place of "A few words about you": what the first words answer. */
  question?: string;
  /** On the button that joins, where the brand has no words of its own for it. */
  cta?: string;
  /** The id of the sign-up's form, where the composition has choices that belong to it. */
  form?: string;
}

/** The brand's clip: silent, drawn when the brand was built. */
export interface LanderClip {
  webm: string;
  /** Stands in its place until it plays, and where it may not. */
  poster: string;
}

/** What every lander is given. It draws all between the bar with the logo and the footer. */
export interface LanderProps {
  lander: Lander;
  /** Addresses of drawn portraits, for wherever no member may be shown. */
  drawn: readonly string[];
  /** What the two video landers play. */
  clip?: LanderClip;
  /** The short sign-up with its heading, or the notice in its place; put it on a `Card` where the composition ends. */
  signUp(wish?: SignUpWish): ReactNode;
  /** What was chosen outside of the form that came back refused without JavaScript. */
  lastResult?: CallFormResult;
}
