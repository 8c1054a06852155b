import { expect, test } from 'vitest';
import { PLANS_FIXTURE } from '../../site/plans.fixture.ts';
import { COPY_JA } from './copy-ja.ts';
import { COPY_KO } from './copy-ko.ts';
import { COPY_ZH } from './copy-zh.ts';
import { planLines } from './plan-lines.ts';

const lines = ({ price }: typeof COPY_JA, contract = PLANS_FIXTURE) =>
  planLines(contract, price.plans).map(({ name, price: amount, detail }) => [name, amount, detail]);

test('plans in Japanese', () =>
  expect(lines(COPY_JA)).toEqual([
    ['Hobby', '無料', '月5万ユニット、30日分のデータ、2ユーザー'],
    ['Core', '月39ドル', '月10万ユニット、90日分のデータ'],
    ['Pro', '月249ドル', '月10万ユニット、3年分のデータ'],
    ['Enterprise', '月2,900ドルから', '個別の容量と保持期間、監査ログ、SCIM'],
    ['セルフホスト', '無料', '上限なし。エンタープライズライセンスは要相談'],
  ]));

test('plans in Korean', () =>
  expect(lines(COPY_KO).slice(0, 4)).toEqual([
    ['Hobby', '무료', '월 5만 유닛, 30일 데이터, 사용자 2명'],
    ['Core', '월 39달러', '월 10만 유닛, 90일 데이터'],
    ['Pro', '월 249달러', '월 10만 유닛, 3년 데이터'],
    ['Enterprise', '월 2,900달러부터', '맞춤 용량과 보존 기간, 감사 로그, SCIM'],
  ]));

test('plans in Chinese', () =>
  expect(lines(COPY_ZH).slice(0, 3)).toEqual([
    ['Hobby', '免费', '每月 5 万单位，30 天数据，2 个席位'],
    ['Core', '每月 39 美元', '每月 10 万单位，90 天数据'],
    ['Pro', '每月 249 美元', '每月 10 万单位，3 年数据'],
  ]));

test('follow the contract', () => {
  const plans = PLANS_FIXTURE.plans.map((plan) => (plan.id === 'core' ? { ...plan, monthly: 49 } : plan));
  expect(lines(COPY_JA, { ...PLANS_FIXTURE, plans })[1]?.[1]).toBe('月49ドル');
});
