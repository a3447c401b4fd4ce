import { Moon } from 'lucide-react';
import { expect, it } from 'vitest';
import { readableControls } from './controls.ts';

type Context = Parameters<typeof readableControls>[0];

/** The control's description of one prop that docgen gave this type, in a story that gives it this value. */
function readable(type: object, value?: unknown, known: object = {}): unknown {
  const context = { argTypes: { prop: { name: 'prop', type, ...known } }, initialArgs: { prop: value } };
  return readableControls(context as unknown as Context)['prop'];
}

const words = { name: 'other', value: 'ReactNode' };

it('has words typed, whether the story gives some or none', () => {
  expect(readable(words, 'Saved.')).toMatchObject({ type: { name: 'string' } });
  expect(readable(words)).toMatchObject({ type: { name: 'string' } });
});

it('has no control for what another component draws', () => {
  expect(readable(words, <b>Saved.</b>)).toMatchObject({ control: { disable: true } });
});

it('has a glyph chosen by its name', () => {
  expect(readable({ name: 'other', value: 'LucideIcon' }, Moon)).toMatchObject({
    type: { name: 'enum', value: expect.arrayContaining(['Heart']) as string[] },
    mapping: { Heart: expect.anything() as unknown },
  });
});

it('takes the type of a value where docgen knows a default only', () => {
  expect(readable({ required: false }, false)).toMatchObject({ type: { name: 'boolean' } });
  expect(readable({ required: false }, 3)).toMatchObject({ type: { name: 'number' } });
});

it('has no words typed where neither the type nor a default says that it takes some', () => {
  const list = { table: { defaultValue: { summary: "['day', 'month', 'year']" } } };
  expect(readable({ required: false }, undefined, list)).toMatchObject({ control: { disable: true } });
  expect(readable({ name: 'other', value: 'DateOrder' })).toMatchObject({ control: { disable: true } });
  const word = { table: { defaultValue: { summary: "'raised'" } } };
  expect(readable({ required: false }, undefined, word)).toMatchObject({ type: { name: 'string' } });
});

it('leaves alone what a story says of a control', () => {
  const control = { control: 'select', options: ['day first'] };
  expect(readable({ name: 'other', value: 'DateOrder' }, undefined, control)).toMatchObject(control);
});

it('leaves alone what docgen knows, and objects', () => {
  const union = { name: 'enum', value: ['small', 'large'] };
  const time = { name: 'other', value: 'Time' };
  expect(readable(union, 'small')).toMatchObject({ type: union });
  expect(readable(time, { text: '21:40' })).toMatchObject({ type: time });
});
