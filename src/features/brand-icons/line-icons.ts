/** Marks drawn here with lines, for projects whose logos are in no free set. */
export const LINE_ICONS: Readonly<Record<string, string>> = {
  librechat: 'M4 5h16v11h-9l-4 4v-4H4z M8 9h8 M8 12h5',
  /** Hexagon with a raised core. */
  augment: 'M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM8.5 14.5L12 8l3.5 6.5M9.7 12.3h4.6',
  /** A bee: body with stripes and two wings. */
  beeai:
    'M12 9c-2.5 0-4 2.2-4 5.2S9.5 21 12 21s4-3.8 4-6.8S14.5 9 12 9zM8.3 13h7.4M8.2 16.5h7.6M11 9C9.5 4.5 5.5 3 4.2 4.6S6.3 9.7 11 9zM13 9c1.5-4.5 5.5-6 6.8-4.4S17.7 9.7 13 9z',
  /** Links of a chain with a message. */
  chainlit: 'M9.5 7H7a5 5 0 0 0 0 10h2.5M14.5 7H17a5 5 0 0 1 0 10h-2.5M8 12h8',
  /** A flask with its content. */
  cleanlab: 'M9 3h6M10 3v6.5L4.8 18.5A1.7 1.7 0 0 0 6.3 21h11.4a1.7 1.7 0 0 0 1.5-2.5L14 9.5V3M7.2 15h9.6',
  /** Modules joined in a pipeline. */
  dspy: 'M3 5h6v5H3zM15 5h6v5h-6zM9 14.5h6v5H9zM9 7.5h6M6 10v2.5a2 2 0 0 0 2 2h1M18 10v2.5a2 2 0 0 1-2 2h-1',
  /** Three steps of a flow. */
  flowise:
    'M6 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM6 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8.5 6H11c3 0 2 6 4.5 6M8.5 18H11c3 0 2-6 4.5-6',
  /** A spark between two brackets. */
  genkit: 'M7 4H3.5v16H7M17 4h3.5v16H17M12 6.5l1.4 4.1 4.1 1.4-4.1 1.4L12 17.5l-1.4-4.1L6.5 12l4.1-1.4z',
  /** Braces around a tick: structured output. */
  instructor:
    'M8 3C5.5 3 5.5 4.5 5.5 7S5.5 12 3 12c2.5 0 2.5 2.5 2.5 5s0 4 2.5 4M16 3c2.5 0 2.5 1.5 2.5 4s0 5 2.5 5c-2.5 0-2.5 2.5-2.5 5s0 4-2.5 4M9 12.2l2.2 2.3 4-5',
  /** A cup with two links of steam. */
  langchain4j:
    'M4 11h12v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM16 12.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3v2a2 2 0 0 0 0 3M12 3v2a2 2 0 0 0 0 3',
  /** A speech bubble with a smile. */
  lobechat:
    'M12 3.5c5 0 9 3.4 9 7.8s-4 7.7-9 7.7c-1 0-2-.1-2.9-.4L4.5 20.5l1.2-3.6A7.2 7.2 0 0 1 3 11.3c0-4.4 4-7.8 9-7.8zM8 12.5c2 2.6 6 2.6 8 0M9 9h.01M15 9h.01',
  /** The front of a train. */
  litellm:
    'M8 3h8a3 3 0 0 1 3 3v8a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V6a3 3 0 0 1 3-3zM5 11h14M12 3v8M9 14.7h.01M15 14.7h.01M8.5 18L6 21.5M15.5 18l2.5 3.5',
  /** A lens with its aperture. */
  mirascope:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 2.5v5M20.2 16.7l-4.3-2.5M3.8 16.7l4.3-2.5',
  /** A peak with its reading. */
  openinference: 'M3 20L12 4l9 16M8 20l4-7 4 7M12 4v4.5',
  /** A lamp that is lit. */
  openlit: 'M9 17.5c0-2-3-3.5-3-7a6 6 0 1 1 12 0c0 3.5-3 5-3 7zM9.5 20.8h5M12 17.5v-6M9.8 10.3L12 11.5l2.2-1.2',
  /** A loop with a signal on it. */
  openllmetry: 'M7 8a4 4 0 1 0 0 8c4 0 6-8 10-8a4 4 0 1 1 0 8c-4 0-6-8-10-8zM7 12h.01M17 12h.01',
  /** The Greek letter. */
  pi: 'M4 7.5C5 6 6 5.5 7.5 5.5H20M9 5.5V15c0 2.5-1 3.5-2.5 3.5M15.5 5.5v10c0 2 .8 3 2 3s2-.8 2.3-2',
  /** A key. */
  portkey: 'M15.5 3a5.5 5.5 0 1 1-2.3 10.5L11 15.7V18H8.5v2.5H3.5v-4l6.8-6.8A5.5 5.5 0 0 1 15.5 3zM16.5 7.5h.01',
  /** A prompt with its result. */
  promptfoo:
    'M4 4h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM6.5 9l3 3-3 3M12 15.5l1.8 1.8 3.7-4.3',
  /** A page with a stream through it. */
  ragflow: 'M6 3h8l4 4v14H6zM14 3v4h4M3 13c3-3 6 3 9 0s6 3 9 0',
  /** Scores in a row of bars. */
  ragas: 'M4 20v-8M9.3 20V7M14.7 20v-6M20 20V4',
  /** Two strands. */
  strands: 'M7 2.5c0 5 10 5 10 9.5s-10 4.5-10 9.5M17 2.5c0 5-10 5-10 9.5s10 4.5 10 9.5M8.3 6h7.4M8.3 18h7.4',
  /** A letter T on a base, cast in one piece. */
  truefoundry: 'M3.5 4h17v4.5h-6V20h-5V8.5h-6zM9.5 14h5',
  /** A rising line. */
  uptrain: 'M3 18l6-6 4 4 8-9M15.5 7H21v5.5M3 21.5h18',
  /** The folded ribbon of the editor. */
  vscode: 'M17 3l4 1.9v14.2L17 21 6.5 11.5 3.5 14 2.5 13V11l1-1 3 2.5zM17 3v18M17 8l-6 4 6 4',
};
