import { type Kysely, sql } from 'kysely';

/** Pictures of suggested documents. The column `images`, which nothing ever wrote, stays: the version before reads it while it serves. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table suggest_document add column photos jsonb not null default '[]'`.execute(db);
}

/** Again for documents that an old server, which knew of no pictures, removed beside the new ones: their files go, a job for each picture. */
export async function redo(db: Kysely<unknown>): Promise<void> {
	await sql`
		with emptied as (
			update suggest_document set photos = '[]'
			from (select id, photos from suggest_document where removed_at is not null and photos <> '[]' for update) as before
			where before.id = suggest_document.id
			returning before.photos
		)
		insert into job (kind, payload)
		select 'file.delete', jsonb_build_object('keys', (
			select jsonb_agg(file.key)
			from jsonb_array_elements(photo || coalesce(photo->'smaller', '[]')) as size
			cross join lateral (
				values (size->>'key'), (regexp_replace(size->>'key', '[.]webp$', '.avif'))
			) as file (key)
		))
		from emptied cross join lateral jsonb_array_elements(emptied.photos) as photo
		where photo->>'isDrawing' is distinct from 'true'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`alter table suggest_document drop column photos`.execute(db);
}
