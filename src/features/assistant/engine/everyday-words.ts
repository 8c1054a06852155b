import { significantWords } from '../../search/engine/significant-words.ts';

/** Words for subjects that don't belong in software documentation, even if a page mentions one. */
const WORDS = `
  weather rain snow forecast sunny temperature outside
  poem poems poetry haiku limerick song songs lyrics sing essay novel novels story fairy joke jokes riddle riddles chiste
  movie movies film actor actress singer band album concert guitar piano painting painted museum
  football soccer basketball tennis olympics championship offside goalkeeper gym yoga marathon
  recipe recipes cook cooking bake baking boil dinner lunch breakfast restaurant restaurants bread cake egg eggs pizza pasta wine beer coffee banana chocolate calories vegetarian
  dog dogs cat cats puppy kitten horse llama alpaca bird birds fish swallow garden flowers tree trees
  wife husband girlfriend boyfriend marriage wedding divorce birthday baby kids children daughter son mother father grandmother grandfather dating propose
  doctor medicine headache headaches flu fever symptom symptoms diet kilos pregnant vitamin vitamins sleep dentist
  taxes savings invest investing stocks bitcoin crypto mortgage lottery salary euros dollars resignation boss
  holiday holidays vacation trip flight flights hotel visa passport tourist beach mountain motorway car bicycle tyre train
  president election elections voting minister parliament war wars king queen empire revolution century
  planet planets moon moons earth galaxy everest ocean river continent country capital gdp
  philosophy religion god soul life love conscious horoscope astrology meaning
  house houses apartment london square sheets
  shirt stain sink plumber furniture candles laptop iphone android photos selfie netflix youtube
`;

const EVERYDAY_WORDS: ReadonlySet<string> = new Set(significantWords(WORDS));
/** Next to one of these, an everyday word has a meaning in our product. */
const PRODUCT_WORDS = new Set(
  significantWords('trace traces prompt prompts dataset score scores sdk region data hosted model log images'),
);

/** Counts the everyday words in a question; 0 if it also has a word of our product. */
export function countEverydayWords(question: string): number {
  const words = [...significantWords(question)];
  if (words.some((word) => PRODUCT_WORDS.has(word))) return 0;
  return words.filter((word) => EVERYDAY_WORDS.has(word)).length;
}
