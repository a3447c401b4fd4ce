import { z } from 'zod';

/** A file that somebody gave for a photo. What its name and type say is not believed; its bytes decide. */
export const PhotoFile = z.file('photo_unreadable');

/** What a file input should offer, so that phones convert what cannot be read here (contract part 0, 17). */
export const photoTypes = 'image/jpeg,image/png,image/webp';
