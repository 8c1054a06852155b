import { AvailabilityBanner } from '../features/availability/AvailabilityBanner.tsx';
import { availabilityText, levelsSchema } from '../features/availability/availability.ts';
import { INCLUDE, includeTag } from '../markdown/include.ts';
import { defineTag, type Vocabulary } from '../markdown/vocabulary.ts';
import { apiColumnsTag, apiExamplesTag, apiTextTag, paramListTag } from './ApiColumns.tsx';
import { architectureTag } from './Architecture.tsx';
import { fileTreeTag, stepsTag } from './Blocks.tsx';
import { calloutTag } from './Callout.tsx';
import { cardsTag, cardTag } from './Cards.tsx';
import { codeToTraceTag } from './CodeToTrace.tsx';
import { containerEnvTableTag } from './ContainerEnvTable.tsx';
import { accordionTag, detailsTag } from './Details.tsx';
import { discussionsTag } from './Discussions.tsx';
import { discussionThreadTag } from './DiscussionThread.tsx';
import { envTableTag } from './EnvTable.tsx';
import { faqPreviewTag } from './FaqPreview.tsx';
import { frameTag } from './Frame.tsx';
import { glossaryTag, termTag } from './Glossary.tsx';
import { badgeTag, kbdTag } from './Marks.tsx';
import { mathTag } from './Math.tsx';
import { paramTableTag } from './ParamTable.tsx';
import { priceTimelineTag } from './PriceTimeline.tsx';
import { productTags } from './product-tags.tsx';
import { quoteTag } from './Quote.tsx';
import { requestBuilderTag } from './RequestBuilder.tsx';
import { langTabsTag, tabsTag, tabTag } from './Tabs.tsx';
import { teamPortraitsTag } from './TeamPortraits.tsx';
import { traceViewTag } from './TraceView.tsx';
import type { TagData } from './tag-data.ts';
import { versionTableTag } from './VersionTable.tsx';
import { embedTag, videoTag } from './Video.tsx';

const availabilityTag = defineTag(
  levelsSchema,
  (levels) => <AvailabilityBanner levels={levels} />,
  (levels) => availabilityText(levels),
  { only: [] },
);

const FILM_TAGS = { Video: videoTag, YouTube: embedTag('youtube'), Cloudflare: embedTag('cloudflare') };

/** The tags that authors may write, by name. */
export function createTags(data: TagData): Vocabulary {
  const { pages, glossary, threads, team, env, containerEnv, requests, functions, versionTables } = data;
  const { traces, figures, hosts, samples } = data;
  return {
    Callout: calloutTag,
    Steps: stepsTag,
    Tabs: tabsTag,
    LangTabs: langTabsTag,
    Tab: tabTag,
    Cards: cardsTag,
    Card: cardTag,
    Details: detailsTag,
    Accordion: accordionTag,
    Frame: frameTag,
    ...FILM_TAGS,
    FileTree: fileTreeTag,
    Quote: quoteTag,
    Badge: badgeTag,
    Kbd: kbdTag,
    Math: mathTag,
    Term: termTag(glossary),
    Glossary: glossaryTag(glossary),
    EnvTable: envTableTag(env),
    ContainerEnvTable: containerEnvTableTag(containerEnv),
    VersionTable: versionTableTag(versionTables),
    ParamTable: paramTableTag(requests, functions),
    ParamList: paramListTag,
    ApiColumns: apiColumnsTag,
    ApiText: apiTextTag,
    ApiExamples: apiExamplesTag,
    RequestBuilder: requestBuilderTag(requests, hosts),
    TraceView: traceViewTag(traces),
    CodeToTrace: codeToTraceTag(traces, samples),
    ...productTags(figures),
    Architecture: architectureTag,
    AvailabilityBanner: availabilityTag,
    FaqPreview: faqPreviewTag(pages),
    Discussions: discussionsTag(threads),
    DiscussionThread: discussionThreadTag(threads),
    TeamPortraits: teamPortraitsTag(team),
    PriceTimeline: priceTimelineTag,
    [INCLUDE]: includeTag,
  };
}
