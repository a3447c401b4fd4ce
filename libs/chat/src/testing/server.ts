import { ApiError } from '@parlour/api-client/api-error';
import type { CallRequest, Transport } from '@parlour/api-client/transport';
import type { listChats } from '@parlour/contract/chat/list-chats';
import type { listMessages } from '@parlour/contract/chat/list-messages';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { Chat, Conversation, Gift, Message } from '@parlour/contract/types/chat';
import type { Image } from '@parlour/contract/types/image';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { bareCard, canSend, imageOf, member } from '@parlour/testing/page-data';

/** What the server's clock shows, which need not be what the device's does. */
export const SERVER_TIME = '2026-11-21T21:00:00.000Z';

export const nora = bareCard('00000000-0000-4000-8000-000000000001', { name: 'Nora', city: 'Utrecht', online: 'now' });

/** A server with one conversation, changed by each test, that answers as the contract says and keeps what it was asked. */
export class ChatServer {
  profile = nora;
  canSend = canSend;
  state: Conversation['state'] = 'open';
  messages: Message[] = [];
  unread = 0;
  hasMore = false;
  /** Pages of older messages before the last one; taken one by one. */
  olderPages: Message[][] = [];
  /** The first page's further conversations. */
  elsewhere: Chat[] = [];
  /** The second page of the list; there is none without any. */
  olderChats: Chat[] = [];
  begun = true;
  icebreakers: unknown[] = [];
  gifts: Gift[] = [];
  /** What taking in a photo is answered with before it is answered well; taken one by one. */
  uploadFailures: ApiError[] = [];
  /** What an upload waits for. */
  uploadGate = Promise.resolve();
  /** Until when the address of a photo that was taken in is good. */
  photosUntil = '2026-11-21T23:00:00.000Z';
  readonly uploads: CallRequest[] = [];
  /** Credits of the member who looks; null for nobody. */
  credits: number | null = null;
  /** What the member may still begin for free; null where that rule is off. */
  freeConversations: number | null = null;
  /** The conversation was begun as a free one. */
  free = false;
  memberId = member().user.id;
  /** What a send is answered with before it is answered well; taken one by one. */
  failures: ApiError[] = [];
  /** How many messages arrive without their sender hearing of it. */
  lostAnswers = 0;
  /** What a send waits for. */
  gate = Promise.resolve();
  /** What a read mark is answered with before it is answered well. */
  readFailures: ApiError[] = [];
  /** What older messages and conversations are answered with before they are answered well. */
  olderFailures: ApiError[] = [];
  removal: ApiError | null = null;
  /** What the conversation is refused with to whoever may no longer see it. */
  closed: ApiError | null = null;
  /** What removing a message is answered with before it is answered well. */
  messageRemovals: ApiError[] = [];
  /** Which messages were removed, and for whom. */
  readonly removed: Record<string, unknown>[] = [];
  readonly sent: { body: Record<string, unknown>; key: string | undefined }[] = [];
  readonly asked: string[] = [];

  conversation(): Conversation {
    const last = this.messages.at(-1) ?? null;
    return {
      id: CONVERSATION,
      state: this.state,
      muted: false,
      last_message: last,
      updated_at: last?.sent_at ?? '2026-11-21T20:00:00.000Z',
      free: this.free,
      can_send: this.canSend,
    };
  }

  page(): ReplyOf<typeof listMessages> {
    const conversation = this.begun ? this.conversation() : null;
    return {
      conversation,
      profile: this.profile,
      can_send: this.canSend,
      messages: this.messages,
      has_more: this.hasMore,
    };
  }

  chats(): Chat[] {
    return this.begun
      ? [{ conversation: this.conversation(), profile: this.profile, num_unread_messages: this.unread }]
      : [];
  }

  readonly transport: Transport = async (request) => {
    const { call, query, body, idempotencyKey } = request;
    this.asked.push(`${call.method} ${call.path}`);
    switch (`${call.method} ${call.path}`) {
      case 'GET /api/user.php':
        return {
          user: this.user(),
          server_time: SERVER_TIME,
          counts: { unread: this.unread, new_likes: 0 },
          geo: {},
        };
      case 'GET /api/chats.php':
        return query?.['next'] ? this.secondPage() : this.firstPage();
      case 'GET /api/messages.php':
        if (this.closed) throw this.closed;
        return query?.['before'] ? this.older() : this.page();
      case 'GET /api/gifts.php':
        return { gifts: this.gifts };
      case 'GET /api/icebreakers.php':
        return { icebreakers: this.icebreakers };
      case 'POST /api/message.php':
        await this.gate;
        return this.receive(body as Record<string, unknown>, idempotencyKey);
      case 'POST /api/chat-photo.php':
        return this.takePhoto(request);
      case 'PUT /api/chat.php':
        return this.update(body as Record<string, unknown>);
      case 'DELETE /api/message.php':
        return this.removeMessage(body as Record<string, unknown>);
      case 'DELETE /api/chat.php':
        if (this.removal) throw this.removal;
        this.messages = [];
        return { removed: [CONVERSATION], total_unread: 0 };
      default:
        return undefined;
    }
  };

  private user(): unknown {
    if (this.credits === null) return null;
    const rights = { free_conversations_left: this.freeConversations };
    return { ...member({ id: this.memberId }, { credits: this.credits }).user, rights };
  }

  private firstPage(): ReplyOf<typeof listChats> {
    const next = this.olderChats.length > 0 ? 'second' : undefined;
    return {
      chats: [...this.chats(), ...this.elsewhere],
      total_unread: this.unread,
      requests: this.state === 'request' ? 1 : 0,
      next,
    };
  }

  private secondPage(): ReplyOf<typeof listChats> {
    const failure = this.olderFailures.shift();
    if (failure) throw failure;
    return { chats: this.olderChats, total_unread: this.unread, requests: 0 };
  }

  private older(): unknown {
    const failure = this.olderFailures.shift();
    if (failure) throw failure;
    const messages = this.olderPages.shift();
    return messages
      ? { ...this.page(), messages, has_more: true }
      : { ...this.page(), messages: [messageOf(1, { text: 'The oldest' })], has_more: false };
  }

  private update(body: Record<string, unknown>): unknown {
    const failure = body['read_until'] && this.readFailures.shift();
    if (failure) throw failure;
    if (body['accept']) this.state = 'open';
    this.unread = 0;
    return { chat: this.chats()[0], total_unread: 0 };
  }

  private removeMessage(body: Record<string, unknown>): unknown {
    const failure = this.messageRemovals.shift();
    if (failure) throw failure;
    this.removed.push(body);
    const silent = { text: null, gift: null, image: null, deleted: true };
    this.messages = this.messages.map((message) => (message.id === body['id'] ? { ...message, ...silent } : message));
    return { message: this.messages.find(({ id }) => id === body['id']) };
  }

  private receive(body: Record<string, unknown>, key: string | undefined): unknown {
    this.sent.push({ body, key });
    const failure = this.failures.shift();
    if (failure) throw failure;
    const message = this.messages.find(({ client_id }) => client_id === body['client_id']) ?? this.write(body);
    if (this.lostAnswers-- > 0) throw new ApiError(0, { code: 'offline' });
    return { message, conversation: this.conversation(), credits: (this.credits ?? 0) - message.cost, free_left: null };
  }

  private async takePhoto(request: CallRequest): Promise<unknown> {
    this.uploads.push(request);
    request.onProgress?.(0.6);
    await this.uploadGate;
    const failure = this.uploadFailures.shift();
    if (failure) throw failure;
    const { file } = request.body as { file: File };
    return { photo: this.photoOf(file.name) };
  }

  /** What becomes of a file. */
  photoOf(name: string): Image {
    return imageOf(name, { status: 'pending', is_main: false, expires_at: this.photosUntil });
  }

  private write(body: Record<string, unknown>): Message {
    this.begun = true;
    const seq = (this.messages.at(-1)?.seq ?? 0) + 1;
    const gift = this.gifts.find(({ id }) => id === body['gift_id']) ?? null;
    const photo = this.uploads
      .map(({ body: taken }) => this.photoOf((taken as { file: File }).file.name))
      .find(({ id }) => id === body['photo_id']);
    const said = gift
      ? { type: 'gift' as const, text: null, gift, cost: gift.cost }
      : photo
        ? { type: 'image' as const, text: null, image: photo, cost: this.canSend.cost.image }
        : { text: String(body['text']) };
    const message = messageOf(seq, { from: 'me', ...said, client_id: String(body['client_id']) });
    this.messages = [...this.messages, message];
    return message;
  }
}

export const failure = (status: number, code: ApiError['code'], params = {}): ApiError =>
  new ApiError(status, { code, params });
