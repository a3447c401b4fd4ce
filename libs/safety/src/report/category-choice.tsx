import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useErrorSentence } from '@parlour/i18n';
import { reportCategories, type ReportCategory } from '@parlour/models/safety/reports';
import {
  Button,
  Icon,
  ListRow,
  ListRows,
  Note,
  Row,
  Spinner,
  Stack,
  Text,
  useFocusHeir,
  VisuallyHidden,
} from '@parlour/ui';
import { useCategoryWords } from './report-words.ts';

/** Parted by lines, as long as their words: bold words alone would pass for headings. */
const Reasons = styled(ListRows)`
  gap: 0;

  li + li::before {
    content: '';
    display: block;
    margin-inline: 12px;
    border-top: 1px solid var(--color-edge);
  }
`;

export interface CategoryChoiceProps {
  /** What was sent last. */
  chosen: ReportCategory | null;
  isPending: boolean;
  error: Error | null;
  onChoose: (category: ReportCategory) => void;
}

/** The reasons; a tap on one sends the report. Trying again goes on with the focus on what was chosen. */
export function CategoryChoice({ chosen, isPending, error, onChoose }: CategoryChoiceProps) {
  const { t } = useLingui();
  const words = useCategoryWords();
  const sentenceOf = useErrorSentence();
  const choice = useRef<HTMLDivElement>(null);
  const retry = useFocusHeir(() => {
    const place = reportCategories.findIndex((category) => category === chosen);
    choice.current?.querySelectorAll<HTMLElement>('li button')[place]?.focus();
  });
  return (
    <Stack ref={choice} $gap={3}>
      <Text $tone="quiet">{t`Why? A tap sends your report. The member does not learn who reported it.`}</Text>
      {error && chosen && (
        <Note tone="danger" announce="assertive" title={words[chosen]}>
          <Stack $gap={2}>
            <Text>{sentenceOf(error)}</Text>
            <Row>
              <Button ref={retry} onClick={() => onChoose(chosen)}>{t`Try again`}</Button>
            </Row>
          </Stack>
        </Note>
      )}
      <VisuallyHidden role="status">{isPending && t`Sending`}</VisuallyHidden>
      <Reasons aria-busy={isPending} aria-label={t`Reasons`}>
        {reportCategories.map((category) => (
          <li key={category}>
            <ListRow
              title={words[category]}
              end={isPending && chosen === category ? <Spinner /> : <Icon glyph={ChevronRight} />}
              onClick={() => !isPending && onChoose(category)}
            />
          </li>
        ))}
      </Reasons>
    </Stack>
  );
}
