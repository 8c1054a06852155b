/** Answers as the server makes them and the chat shows them. */
export * from './engine/answer.ts';
