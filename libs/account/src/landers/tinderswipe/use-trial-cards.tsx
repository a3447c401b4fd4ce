import { useLingui } from '@lingui/react/macro';
import { Tag, type SwipeDeckCard } from '@parlour/ui';
import type { LanderPerson } from '../people.ts';

/** The three cards of the trial. Nobody stands behind them: in place of a name each says what one can do. */
export function useTrialCards(people: readonly LanderPerson[]): SwipeDeckCard[] {
  const { t } = useLingui();
  const lessons = [
    { name: t`To the right: you like them`, place: t`They hear of it, and nobody else does.` },
    { name: t`To the left: you pass`, place: t`Nobody is told.` },
    { name: t`Later: you decide another time`, place: t`Some people need a second look.` },
  ];
  return people.flatMap(({ key, picture, ground }, place) => {
    const lesson = lessons[place];
    if (!lesson) return [];
    const portrait = { src: picture, alt: '', ground, largest: place === 0, late: place > 0 };
    return [{ id: key, ...lesson, portrait, tags: <Tag>{t`Drawn`}</Tag> }];
  });
}
