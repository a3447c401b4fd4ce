import type { LiveEvent } from '@parlour/contract/live-events';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { demoOnly, type Mode } from '../demo-mode.ts';
import { randomOf } from '../random.ts';
import { demoWords } from '../words/index.ts';
import { answerJob, type AnswerJob, type MessageToAnswer } from './answer-job.ts';
import { readTurn, type Turn } from './turn.ts';

/** A line to be sent free of charge, to somebody who has written first. */
export interface DemoAnswer {
  senderId: string;
  recipientId: string;
  text: string;
  /** Fictional profiles are written for by operators, and their bubbles say so (contract part 0, 3). */
  senderKind: 'member' | 'operator';
}

/** What answering needs; `apps/server` fills it. */
export interface DemoAnswerPorts {
  mode: Mode;
  database: { forBrand(brand: string): BrandDatabase };
  /** Puts the job into the queue inside the transaction of the message. */
  enqueue(trx: Transaction, job: AnswerJob): Promise<unknown>;
  /** Reads a conversation up to a message, as opening it does. */
  markRead(brand: string, read: { memberId: string; conversationId: string; messageId: string }): Promise<unknown>;
  signal(brand: string, memberId: string, event: LiveEvent): void;
  sendAs(brand: string, answer: DemoAnswer): Promise<unknown>;
  wait(milliseconds: number): Promise<void>;
  now(): Date;
}

export interface DemoAnswers {
  /** To be called in the transaction of every message. */
  messageWritten(trx: Transaction, message: MessageToAnswer & { recipientIsDemo: boolean }): Promise<void>;
  /** The job: reads, types for some seconds, and sends a line in the writer's language. */
  answer(data: MessageToAnswer): Promise<void>;
}

/** Milliseconds before a message is read, and the limits of how long its answer takes to type. */
const reading = 900;
const typing = { each: 30, least: 1_200, most: 3_500 };

/**
 * Lets members of the demo world answer people, and never write first.
 * @throws outside demo mode
 */
export function createDemoAnswers(ports: DemoAnswerPorts): DemoAnswers {
  demoOnly(ports.mode);
  return {
    async messageWritten(trx, { brand, conversationId, messageId, senderId, recipientId, recipientIsDemo }) {
      if (!recipientIsDemo) return;
      await ports.enqueue(trx, answerJob({ brand, conversationId, messageId, senderId, recipientId }));
    },
    async answer(data) {
      const turn = await turnOf(ports, data);
      if (turn) await speak(ports, data, turn);
    },
  };
}

const turnOf = ({ database, now }: DemoAnswerPorts, data: MessageToAnswer): Promise<Turn | null> =>
  readTurn(database.forBrand(data.brand), data, now());

async function speak(ports: DemoAnswerPorts, data: MessageToAnswer, turn: Turn): Promise<void> {
  const { brand, conversationId, messageId, senderId: writer, recipientId: self } = data;
  const text = lineFor(turn, messageId);
  await ports.wait(reading);
  await ports.markRead(brand, { memberId: self, conversationId, messageId });
  ports.signal(brand, writer, { kind: 'typing', conversation_id: conversationId });
  await ports.wait(Math.min(typing.most, Math.max(typing.least, text.length * typing.each)));
  if (!(await turnOf(ports, data))) return;
  await ports.sendAs(brand, {
    senderId: self,
    recipientId: writer,
    text,
    senderKind: turn.fictional ? 'operator' : 'member',
  });
}

/** A line that was not said in this conversation yet, as long as there is one. */
function lineFor({ language, saidBefore }: Turn, messageId: string): string {
  const { answers } = demoWords[language];
  const fresh = answers.filter((line) => !saidBefore.includes(line));
  return randomOf(`answer to ${messageId}`).pick(fresh.length > 0 ? fresh : answers);
}
