import sharp from 'sharp';
import { demoRecipes } from '../recipes/demo-recipes.ts';
import { drawDish } from '../recipes/draw-dish.ts';

export const plateSize = { width: 600, height: 400 };

/** One of the coach's dishes, as if somebody had taken a picture of it. */
export async function plate(): Promise<Buffer> {
  const [recipe] = demoRecipes;
  if (!recipe) throw new Error('There is no recipe');
  return sharp(Buffer.from(drawDish(recipe)))
    .resize(plateSize.width, plateSize.height)
    .webp()
    .toBuffer();
}
