/** A call was begun by somebody else than whoever asks. Nothing was changed; it is made again by what is true. */
export class WrongGuess extends Error {
  constructor() {
    super('The session is not what it was the last time');
    this.name = 'WrongGuess';
  }
}
