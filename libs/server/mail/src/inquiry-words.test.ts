import { expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { complaintCategories, contactTopics, type InquiryTopic } from '@parlour/models/safety/inquiries';
import { renderLetter } from './render-letter.tsx';

/** What customer service reads of an inquiry: its heading, and the line that says what it is about. */
async function readBySupport(topic: InquiryTopic, answerBy: string | null): Promise<(string | undefined)[]> {
  const { text } = await renderLetter(
    { id: 'default', version: 1, settings },
    {
      kind: 'inquiry-to-support',
      to: 'help@parlour.example',
      name: 'help@parlour.example',
      locale: 'en',
      link: 'mailto:ann@private.example',
      reference: '7K3F-9Q2M',
      answerBy,
      topic,
      text: 'Please look.',
      writer: { email: 'ann@private.example', name: null, language: 'en', memberId: null, paymentId: null },
    },
  );
  return [/^A \w+$/im.exec(text)?.[0], /^Reference .*$/m.exec(text)?.[0]];
}

it('customer service reads whether it is a complaint or a question, and what about in words', async () => {
  expect(await readBySupport('decision', '2026-12-05')).toEqual([
    'A complaint',
    'Reference 7K3F-9Q2M, topic: A decision of yours.',
  ]);
  expect(await readBySupport('technical', null)).toEqual([
    'A question',
    'Reference 7K3F-9Q2M, topic: Something does not work.',
  ]);
});

it.each([...complaintCategories, ...contactTopics])('has words for what the forms offer (%s)', async (topic) => {
  const [, line] = await readBySupport(topic, null);
  expect(line).toMatch(/^Reference 7K3F-9Q2M, topic: [A-Z][a-z ]+\.$/);
});
