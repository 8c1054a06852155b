/** Small words of languages that the search does not understand. Words that English has too are left out. */
const SMALL_WORDS: readonly ReadonlySet<string>[] = [
  'wie ich kann können der das und ist sind nicht ein eine einen einem einer eines für auf wir uns unser unsere mein meine wenn wird werden welche welchen welcher gibt kostet dem auch brauche brauchen oder haben habe selbst zwischen warum passiert',
  'je puis est-ce que les des une pour dans avec quel quelle quels quelles combien où nous notre mes mon peut-on faire pas sur pourquoi sont vos votre coûte',
  'cómo como qué puedo puede los las una para con por cuánto cuesta dónde mis nuestro nuestra está son cuál',
  'posso uma para com meu minha quanto custa não são por onde como qual há',
  'posso una con quanto costa gli della delle dei sono non dove quale perché il mio',
  'hoe kan ik het een voor niet wat kost mijn ons onze zijn naar waar welke',
].map((words) => new Set(words.split(' ')));

/** Minimum number of different small words of one language, and their share of all words. */
const MIN_SMALL_WORDS = 2;
const MIN_SHARE = 0.25;

/** True for a question in a European language other than English. */
export function isOtherLanguage(question: string): boolean {
  const words =
    question
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return SMALL_WORDS.some((small) => {
    const found = words.filter((word) => small.has(word));
    return new Set(found).size >= MIN_SMALL_WORDS && found.length / words.length >= MIN_SHARE;
  });
}
