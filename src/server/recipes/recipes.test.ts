import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateNutritionProfile } from '#contract/nutrition.ts';
import { updateProfile } from '#contract/profile.ts';
import { createRecipe, deleteRecipe, listRecipes, updateRecipe } from '#contract/recipes.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
beforeEach(() => testApp.db.$client.query('truncate recipes'));
afterAll(() => testApp.close());

type RecipeBody = BodyOf<typeof createRecipe>;

const given = (recipe: Partial<RecipeBody> = {}): RecipeBody => ({
  title: 'Overnight Oats',
  timeMinutes: 10,
  macros: { p: 20, c: 50, f: 10 },
  ingredients: ['100 g rolled oats'],
  steps: ['Stir.'],
  ...recipe,
});

const make = (recipe: Partial<RecipeBody> = {}) => coach.get(createRecipe, { body: given(recipe) });

const fileOf = (address: string) => path.join(testApp.picturesFolder, path.basename(address));
const files = () => readdir(testApp.picturesFolder);

const picture = async (width = 900, height = 900) => {
  const made = sharp({ create: { width, height, channels: 3, background: 'tomato' } });
  return `data:image/png;base64,${(await made.png().toBuffer()).toString('base64')}`;
};

describe('the recipe form', () => {
  it('needs a title, a time, macros and ingredients; everything else has its default', async () => {
    const { title, timeMinutes, macros, ingredients } = given();
    const made = await coach.get(createRecipe, {
      body: { title: `  ${title} `, timeMinutes, macros, ingredients },
    });
    expect(made).toMatchObject({
      title,
      description: '',
      imageUrl: '',
      servings: 1,
      dietTags: [],
      allergenTags: [],
      steps: [],
      equipment: [],
      createdBy: coach.id,
    });
    const refused = await coach.ask(createRecipe, { body: given({ title: '   ' }) });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ path: 'title', message: 'Title is required' }],
    ]);
  });

  it.each([
    [
      { p: 30, c: 40, f: 10, cal: 9999 },
      { p: 30, c: 40, f: 10, cal: 370 },
    ],
    [
      { p: '30', c: '40.5', f: 'lots' },
      { p: 30, c: 40.5, f: 0, cal: 282 },
    ],
    [
      { p: 10.005, c: null, f: 1 },
      { p: 10.01, c: 0, f: 1, cal: 49.04 },
    ],
    [{}, { p: 0, c: 0, f: 0, cal: 0 }],
  ])('macros %j are kept as %j: calories are computed, what is no number is 0', async (sent, kept) => {
    expect((await make({ macros: sent })).macros).toEqual(kept);
  });

  it.each([[{ p: -1, c: 0, f: 0 }], [{ p: 2001, c: 0, f: 0 }], [{ p: 1e308, c: 0, f: 0 }]])(
    'refuses the absurd: %j',
    async macros => {
      const { status, body } = await coach.ask(createRecipe, { body: given({ macros }) });
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'macros.p']);
    },
  );

  it('drops empty lines of its lists, and keeps script as text', async () => {
    const script = '<script>alert(1)</script>';
    const made = await make({ title: script, ingredients: ['1 egg', ' ', script], steps: ['', 'Boil.'] });
    expect(made).toMatchObject({ title: script, ingredients: ['1 egg', script], steps: ['Boil.'] });
  });

  it('keeps each tag once', async () => {
    const made = await make({ dietTags: ['vegan', 'keto', 'vegan'], allergenTags: ['soy', 'soy'] });
    expect([made.dietTags, made.allergenTags]).toEqual([['vegan', 'keto'], ['soy']]);
  });

  it.each([
    'https://pictures.example/\u0000',
    'https://pictures.example/\ud800',
    'javascript:alert(1)',
    '/etc/passwd',
  ])('refuses %j as the address of a picture', async imageUrl => {
    const { status, body } = await coach.ask(createRecipe, { body: given({ imageUrl }) });
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'imageUrl']);
  });

  it('changes only what it is given', async () => {
    const made = await make({ dietTags: ['vegan'] });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
    const changed = await coach.get(updateRecipe, {
      params: { id: made.id },
      body: { macros: { p: 1, c: 1, f: 1 } },
    });
    expect(changed).toEqual({
      ...made,
      macros: { p: 1, c: 1, f: 1, cal: 17 },
      updatedAt: testApp.clock.now.toISOString(),
    });
  });

  it('changes one of the macros and keeps the others; the calories follow', async () => {
    const { id } = await make({ macros: { p: 20, c: 50, f: 10 } });
    const { macros } = await coach.get(updateRecipe, { params: { id }, body: { macros: { p: 30 } } });
    expect(macros).toEqual({ p: 30, c: 50, f: 10, cal: 410 });
  });

  it('of a recipe that is gone is 404, and leaves no picture behind', async () => {
    const { id } = await make();
    await coach.get(deleteRecipe, { params: { id } });
    const before = await files();
    const body = { imageUrl: await picture() };
    expect((await coach.ask(updateRecipe, { params: { id }, body })).status).toBe(404);
    expect((await coach.ask(deleteRecipe, { params: { id } })).status).toBe(404);
    expect(await files()).toEqual(before);
  });

  it('of a recipe that is gone takes no picture of someone else away', async () => {
    const { id } = await make();
    await coach.get(deleteRecipe, { params: { id } });
    const { profileImageUrl } = await member.get(updateProfile, {
      body: { profileImageUrl: await picture() },
    });
    const body = { imageUrl: profileImageUrl ?? '' };
    expect((await coach.ask(updateRecipe, { params: { id }, body })).status).toBe(404);
    expect(await files()).toContain(path.basename(body.imageUrl));
    await member.get(updateProfile, { body: { profileImageUrl: null } });
  });
});

describe('a recipe’s picture', () => {
  it('is stored as a file, three wide and two high, and goes when another takes its place', async () => {
    const { id, imageUrl } = await make({ imageUrl: await picture() });
    expect(imageUrl).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/);
    expect(await sharp(await readFile(fileOf(imageUrl))).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 800,
    });
    const change = (body: BodyOf<typeof updateRecipe>) => coach.get(updateRecipe, { params: { id }, body });
    expect((await change({ imageUrl, title: 'Oats' })).imageUrl).toBe(imageUrl);
    const another = (await change({ imageUrl: await picture(300, 200) })).imageUrl;
    expect(await files()).toEqual([path.basename(another)]);
    expect((await change({ title: 'Porridge' })).imageUrl).toBe(another);
    expect((await change({ imageUrl: '' })).imageUrl).toBe('');
    expect(await files()).toEqual([]);
  });

  it('goes with the recipe', async () => {
    const { id } = await make({ imageUrl: await picture() });
    await coach.get(deleteRecipe, { params: { id } });
    expect(await files()).toEqual([]);
  });

  it('that cannot be read is refused beside its field', async () => {
    const imageUrl = `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`;
    const { status, body } = await coach.ask(createRecipe, { body: given({ imageUrl }) });
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'imageUrl']);
  });

  it('is never one of someone else’s, which would go with the recipe', async () => {
    const { profileImageUrl } = await member.get(updateProfile, {
      body: { profileImageUrl: await picture() },
    });
    const imageUrl = profileImageUrl ?? '';
    const { id } = await make();
    const answers = [
      await coach.ask(createRecipe, { body: given({ imageUrl }) }),
      await coach.ask(updateRecipe, { params: { id }, body: { imageUrl } }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([400, 'This is not the address of the recipe’s picture']);
    }
    expect(await files()).toEqual([path.basename(imageUrl)]);
  });
});

describe('the list of recipes', () => {
  beforeEach(async () => {
    await make({ title: 'Salmon', timeMinutes: 30, dietTags: ['keto', 'paleo'], allergenTags: ['fish'] });
    await make({ title: 'Bean Chili', timeMinutes: 45, dietTags: ['vegan'], ingredients: ['2 cups beans'] });
    await make({
      title: 'Almond Oats',
      timeMinutes: 15,
      dietTags: ['vegan', 'high-protein'],
      allergenTags: ['nuts', 'gluten'],
      description: '100% oats',
    });
  });

  it.each([
    [{}, ['Almond Oats', 'Bean Chili', 'Salmon']],
    [{ diet: 'vegan' }, ['Almond Oats', 'Bean Chili']],
    [{ diet: 'low-fodmap' }, []],
    [{ allergens: 'fish' }, ['Almond Oats', 'Bean Chili']],
    [{ allergens: 'fish,gluten' }, ['Bean Chili']],
    [{ allergens: '' }, ['Almond Oats', 'Bean Chili', 'Salmon']],
    [{ maxTime: '15' }, ['Almond Oats']],
    [{ maxTime: '30' }, ['Almond Oats', 'Salmon']],
    [{ include: 'BEANS' }, ['Bean Chili']],
    [{ include: 'salm' }, ['Salmon']],
    [{ include: '%' }, ['Almond Oats']],
    [{ include: '100_' }, []],
    [{ include: 'creme brulee' }, []],
    [{ include: 'sálmon' }, ['Salmon']],
    [{ include: 'chili bean' }, ['Bean Chili']],
    [{ include: '  ' }, ['Almond Oats', 'Bean Chili', 'Salmon']],
    [{ diet: 'vegan', allergens: 'nuts', maxTime: '60', include: 'chili' }, ['Bean Chili']],
    [{ diet: 'vegan', allergens: 'nuts', maxTime: '30', include: 'chili' }, []],
  ])('asked for %j is %j', async (query, titles) => {
    const { status, body } = await member.ask(listRecipes, { query: query as never });
    expect([status, body.map(({ title }) => title)]).toEqual([200, titles]);
  });

  it('is by the query alone: the coach, and a member with allergens, get the same', async () => {
    const { allergens } = await member.get(updateNutritionProfile, { body: { allergens: ['fish'] } });
    expect(allergens).toEqual(['fish']);
    const [mine, theirs] = [await member.get(listRecipes, {}), await coach.get(listRecipes, {})];
    expect(mine).toEqual(theirs);
    expect(mine).toHaveLength(3);
  });

  it.each([
    [{ diet: 'all' }, 'diet'],
    [{ allergens: 'sesame' }, 'allergens.0'],
    [{ maxTime: 'any' }, 'maxTime'],
    [{ maxTime: '0' }, 'maxTime'],
  ])('refuses %j', async (query, path) => {
    const { status, body } = await member.ask(listRecipes, { query: query as never });
    const { issues } = body as unknown as { issues: { path: string }[] };
    expect([status, issues.map(issue => issue.path)]).toEqual([400, [path]]);
  });
});
