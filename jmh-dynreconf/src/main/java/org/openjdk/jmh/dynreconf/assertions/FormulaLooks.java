package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

/**
 * Judges a formula while a run goes on. Each relation is judged whenever each of its benchmarks has one more fork, from
 * the third on, at levels that hold over all looks (docs/evidence/sequential.md), and keeps its first decision. The
 * formula is decided as soon as its value by Kleene's tables is known.
 */
public final class FormulaLooks {

    private final FormulaNode root;
    private final List<AtomLooks> atoms;
    private final SortedSet<Integer> benchmarks = new TreeSet<>();

    private FormulaLooks(FormulaNode root, List<AtomLooks> atoms) {
        this.root = root;
        this.atoms = atoms;
        atoms.forEach(atom -> benchmarks.addAll(atom.benchmarks()));
    }

    /**
     * Creates the looks of the formulas of a run, each of which errs in at most 5 % of all runs, over all looks.
     *
     * @param data what the formulas name, for each of them
     */
    public static List<FormulaLooks> of(List<Formula> formulas, List<RunningData> data) {
        List<FormulaLooks> all = new ArrayList<>();
        for (int i = 0; i < formulas.size(); i++) {
            RunningData ofFormula = data.get(i);
            List<AtomLooks> atoms = new ArrayList<>();
            FormulaNode root = formulas.get(i).accept(new FormulaTree(ErrorLevels.of(Evaluator.LEVEL),
                    (statement, allowance) -> {
                        AtomLooks atom = new AtomLooks(statement, allowance, ofFormula);
                        atoms.add(atom);
                        return new FormulaNode.Leaf(atom);
                    }));
            all.add(new FormulaLooks(root, atoms));
        }
        return all;
    }

    /** Performs the looks for which there are forks so far. */
    public void look() {
        atoms.forEach(AtomLooks::look);
    }

    /** Returns whether the formula holds as of the last look; unknown if it is open, or cannot be decided. */
    public Truth truth() {
        return root.truth();
    }

    /** Returns the numbers of all benchmarks whose forks may decide the formula, unmodifiable. */
    public SortedSet<Integer> benchmarks() {
        return Collections.unmodifiableSortedSet(benchmarks);
    }

    /**
     * Returns the numbers of the benchmarks that need a fork for the next look; empty if the formula is decided, or no
     * relation that matters is likely to be.
     */
    public SortedSet<Integer> wanted() {
        SortedSet<Integer> wanted = new TreeSet<>();
        root.visitOpen(atom -> wanted.addAll(atom.wanted()));
        return wanted;
    }

    /** Returns the outcome, with the evidence of each relation at its last look. */
    public Outcome outcome() {
        return new Outcome(truth(), atoms.stream().map(AtomLooks::atom).collect(Collectors.toList()));
    }
}
