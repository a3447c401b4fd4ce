import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/**
 * Opens the menu of one of several photos (counted from 1). As soon as the grid can be dragged too: until then its tiles
 * may still be put in place of others.
 */
export async function openPhotoMenu(number: number): Promise<void> {
  await screen.findAllByRole('button', { name: /^Move photo/ });
  await userEvent.click(screen.getByRole('button', { name: `Change photo ${number}` }));
  await screen.findAllByRole('menuitem');
}

export async function chooseFromPhotoMenu(number: number, entry: string): Promise<void> {
  await openPhotoMenu(number);
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
}
