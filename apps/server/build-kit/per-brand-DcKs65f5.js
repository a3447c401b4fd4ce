import { DefaultQueryExecutor, Kysely } from "kysely";
import { AsyncLocalStorage } from "node:async_hooks";
// ../../libs/server/db/src/brand-name.ts
var pattern = /^[a-z][a-z0-9-]*$/;
/** Refuses what could not be a brand's id, since the id is written into session settings. */
function checkBrandName(brand) {
	if (!pattern.test(brand)) throw new Error(`"${brand}" is not a brand's id: small letters, digits and hyphens, a letter first`);
	return brand;
}
// ../../libs/server/db/src/guarded-kysely.ts
var holders = new AsyncLocalStorage();
/** The mistake of asking the database for a second connection from inside a transaction. */
var NestedUse = class extends Error {
	constructor() {
		super("The database is used inside a transaction: give the transaction handle to the function that was called");
		this.name = "NestedUse";
	}
};
/**
* Hands out connections, and throws where the caller holds one already: on PGlite that would wait for ever, on PostgreSQL it
* would silently leave the transaction.
*/
var GuardedConnections = class {
	#driver;
	#database;
	#ready;
	constructor(driver, database) {
		this.#driver = driver;
		this.#database = database;
		this.#ready = driver.init();
	}
	async provideConnection(consumer) {
		const outer = holders.getStore();
		if (outer?.held && outer.database === this.#database) throw new NestedUse();
		await this.#ready;
		const connection = await this.#driver.acquireConnection();
		const holder = {
			database: this.#database,
			held: true
		};
		try {
			return await holders.run(holder, () => consumer(connection));
		} finally {
			holder.held = false;
			await this.#driver.releaseConnection(connection);
		}
	}
};
/**
* A Kysely over the dialect that refuses nested use.
*
* @param database what stands for the whole database, the same for all its brands and its owner
*/
function guardedKysely(dialect, database) {
	const driver = dialect.createDriver();
	const connections = new GuardedConnections(driver, database);
	const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
	return new Kysely({
		config: { dialect },
		dialect,
		driver,
		executor
	});
}
// ../../libs/server/db/src/per-brand.ts
/** Opens a brand's view once and keeps it. */
function perBrand(open) {
	const opened = /* @__PURE__ */ new Map();
	return (brand) => {
		const known = opened.get(brand);
		if (known) return known;
		const database = open(brand);
		opened.set(brand, database);
		return database;
	};
}
export { guardedKysely as n, checkBrandName as r, perBrand as t };
