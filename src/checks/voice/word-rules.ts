/** Words to avoid, what to write instead, and exceptions. All three are case-insensitive. */
export interface WordRule {
  /** Regular expression for whole words; `¤` matches inline code, a link target or a tag. */
  avoid: string;
  remedy: string;
  /** Phrases that contain the words and are fine. */
  except?: readonly string[];
}

/** What sends responses; people and models give answers. */
const SERVICE = '(?:API|server|endpoint|gateway|proxy|container|instance|host|storage|webhook|region|receiver|URL)';

/** The word table of our style. Each entry has a test in `words.test.ts`. */
export const WORD_RULES: readonly WordRule[] = [
  { avoid: 'in earnest', remedy: 'Write "in production".' },
  { avoid: 'e-mails?', remedy: 'Write "email".' },
  {
    avoid: 'mails?|mailed',
    remedy: 'Write "email".',
    except: [
      'mail (?:server|relay|provider|client|program|host)s?',
      '(?:Google|Proton) mail',
      'mailing lists?',
      'source:mail',
    ],
  },
  { avoid: 'dear|dearer|dearest', remedy: 'Write "expensive".', except: ['dear (?:sir|madam|customer|team|¤)'] },
  {
    avoid: 'go on|goes on|went on|going on|gone on',
    remedy: 'Write "continues".',
    except: ['goe?s? on (?:leave|call|holiday)'],
  },
  {
    avoid: 'stands?|stood',
    remedy: 'Write "is", "stays" or "appears".',
    except: [
      'stands? out',
      'stands? (?:in )?for',
      'stands? up',
      'stand on (?:the work|the shoulders)',
      'it stands',
      'the rest stands',
    ],
  },
  {
    avoid: 'holds?|held',
    remedy: 'Write "contains", "includes", "stores" or "applies".',
    except: [
      'holds? a lock',
      'lock that another session holds',
      'hold (?:up|back|down|on)',
      '(?:legal|on) hold',
      'held (?:back|liable|up)',
      'holds? up',
      'hold the (?:key|button)s?',
    ],
  },
  {
    avoid: 'of (?:your|its|their|our|my) own',
    remedy: 'Write "your own X" or "a custom X".',
    // The owned thing follows: "the log of your own instance".
    except: ['of (?:your|its|their|our) own (?:¤|instance|customers|classes|tests?|authority|test suites|servers?)'],
  },
  { avoid: 'tells? of|tells? you of|told of', remedy: 'Write "reports" or "notifies".' },
  {
    avoid: '(?:is|are|was|were|be|been|being|get|gets) told',
    remedy: 'Write "receives", "is notified" or "knows".',
    except: ['told apart', 'model was told', 'was told that the date'],
  },
  { avoid: 'and not', remedy: 'Write "rather than" or "not".' },
  {
    avoid: '(?:leaves?|leaving|left|takes?|taking|taken|took) (?:\\p{L}+ ){0,2}out',
    remedy: 'Write "skip", "omit" or "remove".',
  },
  { avoid: 'by (?:itself|themselves)', remedy: 'Write "automatically" or "alone".' },
  { avoid: 'whoever|whosoever|whomever', remedy: 'Say who it is.' },
  { avoid: 'of no (?:interest|use|help|concern)', remedy: "Say what the reader doesn't need, or why it doesn't help." },
  { avoid: 'somebody|anybody', remedy: 'Write "someone" or "anyone".' },
  { avoid: 'for ever', remedy: 'Write "forever".' },
  {
    avoid: 'for good',
    remedy: 'Write "permanently".',
    except: ['for good (?:reasons?|measure|\\p{L}+s)'],
  },
  {
    avoid: '(?:is|are|was|were) no',
    remedy: 'Write "isn\'t a" or "doesn\'t".',
    except: [
      '(?:there|here) (?:is|are|was|were) no',
      '(?:is|are|was|were) no (?:longer|more|less|fewer|different|better|worse|good|match)',
    ],
  },
  {
    avoid: 'late',
    remedy: 'Write "delayed".',
    except: ['too late', 'late (?:fees?|books?|data|scores?)', 'stuck or late', 'report late'],
  },
  {
    avoid: 'interfaces?',
    remedy: 'Write "UI" for the screen.',
    except: [
      '(?:S3(?:-compatible)?|HTTP|OpenAI-compatible|public|one|older|different|command-line|network|programming|TypeScript|same|¤) interfaces?',
      'rest of the interface',
    ],
  },
  {
    avoid: 'answers (?:with )?(?:an? )?(?:¤|\\d{3}|HTTP|TLS|rate limits)|answered with (?:¤|\\d{3})',
    remedy: 'Write "returns" or "responds with".',
  },
  { avoid: `${SERVICE}s? (?:\\p{L}+ )?answers?(?! questions?)`, remedy: 'Write "responds" or "returns".' },
  { avoid: `(?:answers?|answered) (?:of|from|by) (?:the |your |an? )?${SERVICE}`, remedy: 'Write "response".' },
  { avoid: 'error answers?|(?:429|5xx|2xx|API) answers?', remedy: 'Write "response".' },
  {
    avoid:
      '(?:redirect|base|HTTPS?|signed|callback|compatible|repository|webhook|upload|file) address(?:es)?|address(?:es)? of (?:an? |the |your |its |our )?(?:traces?|runs?|pages?|files?|¤|container|instance|region|storage|API)',
    remedy: 'Write "URL" or "endpoint".',
  },
  { avoid: 'address(?:es)? (?:in|of) (?:the|your) (?:browser|response|answer)', remedy: 'Write "URL".' },
];
