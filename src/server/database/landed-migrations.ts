/**
 * The SHA-256 of every migration that has landed, its present wording first. A landed file is never edited again; those
 * that once were have left databases that remember a former wording, which counts as the same step: `0006_same_shape`
 * brings all of them to one shape.
 */
export const landedMigrations: Record<string, readonly [hash: string, ...former: string[]]> = {
  '0000_initial': [
    '76f3c0c9497ba0a9783c84d0a4cdc4224268d08a5f058b19715db96f3260aff8',
    '407aeac07600b55d8ab2dcd5a8ee76c8bcbb3c2e00240459dc577634f8d63b6a',
  ],
  '0001_history_is_kept': ['0a8eef4714fc23922640f96be7cb2d2343f4c803bec08990c4e44d57d9375c28'],
  '0002_training_complete': [
    '71aae25503fff654e3709cf1a740127d7309d96be5da0399941ef9c1373537cf',
    'd82c822ff49b6f7e000bd361b9652875793b4fa6f28945ce536a37070de8e877',
  ],
  '0003_front_door': ['06cf6eb965fc16b7ecb8081d05718cd4ff7c52c344586ec8e2f725373e327d33'],
  '0004_content': ['2c97688dbd9414f4c0df634ae5b051960a880c92e41c448a02a73eb1555b5ad0'],
  '0005_challenges': [
    '26de64fccca74f406fbe44f0ef304a17351bb5a87f38c337d576673909277674',
    'cb6f8d3dc7d97f49f2a81c145592099bd65586ecd636927f2cbd39c80c5acc24',
    '5fc19972a50498f49b757a991722e2a8aa31f2bd614f266ae2e2043b0edac8e5',
    '6b2a3eef604df4f064a9baaebe0a38e47dbcafa29a2bfea9d63ef5c57fc79580',
    '482cfac2057a4a25c31a93cac05d9ad3c910f3dd694afd0c0926ba069d2aac39',
  ],
  '0006_same_shape': ['2a1cc9377ed5e61e489e8ea95e58958ae0b946d089c5d132d27a1bf932623266'],
  '0007_steady': ['6160de00c1a17a1c5cb12856e4c8ca30a2b60e1c42ff794828440e6c3f21fc77'],
};
