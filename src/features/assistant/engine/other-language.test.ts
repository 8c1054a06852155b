import { expect, it } from 'vitest';
import { isOtherLanguage } from './other-language.ts';

it.each([
  'Wie kann ich Sightglass selbst hosten?',
  'Was kostet der Pro-Plan?',
  'Est-ce que je peux exporter les traces ?',
  '¿Cómo puedo borrar los datos?',
  'Quanto custa uma conta com SSO?',
  'Come posso eliminare una traccia?',
  'Hoe kan ik het dashboard delen?',
])('%s', (question) => expect(isOtherLanguage(question)).toBe(true));

it.each([
  'How do I mask personal data?',
  'costs per trace, pro and con',
  'Does the das keyboard work in los angeles?',
  'MIT or commercial licence?',
  'プロンプトのバージョンを管理するには?',
  'el',
])('not: %s', (question) => expect(isOtherLanguage(question)).toBe(false));
