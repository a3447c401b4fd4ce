/** A first message written at sign-up, before the address is confirmed (contract part 0, 13). */
export interface FirstMessage {
  senderId: string;
  recipientId: string;
  text: string;
}
