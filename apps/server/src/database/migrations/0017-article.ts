import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table article (
			id uuid primary key default gen_random_uuid(),
			slug text unique,
			status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED')),
			title jsonb not null,
			summary jsonb not null,
			body jsonb not null,
			rendered jsonb not null,
			cover jsonb,
			author_id uuid not null references account (id),
			version integer not null default 1 check (version > 0),
			published_at timestamptz,
			created_at timestamptz not null default now(),
			updated_at timestamptz not null default now(),
			check (status = 'DRAFT' or (published_at is not null and slug is not null))
		)`.execute(db);
	await sql`create index article_news on article (published_at desc, id desc) where status = 'PUBLISHED'`.execute(db);
	await sql`create index article_desk on article (updated_at desc, id desc)`.execute(db);
	await sql`create index article_author on article (author_id)`.execute(db);
	await sql`
		create table article_event (
			id bigint generated always as identity primary key,
			article_id uuid not null references article (id) on delete cascade,
			kind text not null check (kind in ('drafted', 'changed', 'published', 'unpublished')),
			actor_id uuid references account (id),
			at timestamptz not null default now()
		)`.execute(db);
	await sql`create index article_event_article on article_event (article_id, id)`.execute(db);
}
