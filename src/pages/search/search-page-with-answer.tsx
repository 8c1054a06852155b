import { AnswerPreview } from '../../features/assistant/page/AnswerPreview.tsx';
import { SearchBody, searchPage } from '../../features/search/page/search-page.tsx';
import type { CodedPage } from '../../layouts/coded-page.ts';

/** The search page, which also shows the start of the assistant's answer where a question was typed. */
export const searchPageWithAnswer: CodedPage = {
  ...searchPage,
  Body: (props) => <SearchBody {...props} preview={props.answer && <AnswerPreview answer={props.answer} />} />,
};
