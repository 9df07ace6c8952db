package org.openjdk.jmh.bench.subjects;

import io.jenetics.BitChromosome;
import io.jenetics.BitGene;
import io.jenetics.Genotype;
import io.jenetics.engine.Engine;
import io.jenetics.engine.EvolutionResult;
import io.jenetics.util.Factory;
import io.jenetics.util.RandomRegistry;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** Genetic algorithms. */
public class JeneticsEvolution extends Subject {

    private Engine<BitGene, Integer> engine;

    /** Evolves on the thread of the benchmark. */
    @Setup
    public void configure() {
        Factory<Genotype<BitGene>> genotypes = Genotype.of(BitChromosome.of(60, 0.15));
        engine = Engine.builder(g -> g.chromosome().as(BitChromosome.class).bitCount(), genotypes)
                .populationSize(20).executor(Runnable::run).build();
    }

    /** Slow-warming, allocating and never twice the same work: streams, lambdas and a random walk that is seeded anew. */
    @Benchmark
    public Genotype<BitGene> fiveGenerations() {
        return RandomRegistry.with(new Random(1), random -> engine.stream().limit(5)
                .collect(EvolutionResult.toBestGenotype()));
    }
}
