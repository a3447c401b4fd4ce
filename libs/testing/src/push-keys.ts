/** Keys of a browser as far as anybody can tell: the base point of P-256 (SEC 2, section 2.4.2), and a secret of 16 bytes. */
export const pushKeys = {
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'a'.repeat(22),
};
