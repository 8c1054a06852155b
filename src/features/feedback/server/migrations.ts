import type { Migration } from '../../../platform/store/migrations.ts';

type Db = Parameters<Migration['up']>[0];

async function createFeedback(db: Db): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('visit', 'text')
    .addColumn('choice', 'text', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('commented_at', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('feedback_visit', ['visit', 'page'])
    .execute();
  await db.schema.createIndex('feedback_created').on('feedback').column('created_at').execute();
  await db.schema.createIndex('feedback_commented').on('feedback').column('commented_at').execute();
}

async function createOutbox(db: Db): Promise<void> {
  await db.schema
    .createTable('feedback_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) =>
      column.notNull().references('feedback.reference').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .execute();
  await db.schema.createIndex('feedback_outbox_due').on('feedback_outbox').column('due_at').execute();
  await db.schema.createIndex('feedback_outbox_reference').on('feedback_outbox').column('reference').execute();
}

/** The tables of feedback. */
export const feedbackMigrations: readonly Migration[] = [
  { name: '001-feedback', up: createFeedback },
  { name: '002-feedback-outbox', up: createOutbox },
];
