package org.openjdk.jmh.dynreconf.assertions;

import java.util.List;
import java.util.function.Consumer;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

/** Represents a formula whose quantifiers have been expanded. */
abstract class FormulaNode {

    abstract Truth truth();

    /** Visits the relations that may still change the truth of the formula. */
    final void visitOpen(Consumer<AtomLooks> visitor) {
        if (truth() == Truth.UNKNOWN) {
            visitParts(visitor);
        }
    }

    abstract void visitParts(Consumer<AtomLooks> visitor);

    /** Represents a relation that is judged again. */
    static final class Leaf extends FormulaNode {

        private final AtomLooks atom;

        Leaf(AtomLooks atom) {
            this.atom = atom;
        }

        @Override
        Truth truth() {
            return atom.truth();
        }

        @Override
        void visitParts(Consumer<AtomLooks> visitor) {
            visitor.accept(atom);
        }
    }

    /** Represents a relation with a final judgement. */
    static final class Judged extends FormulaNode {

        private final Truth truth;

        Judged(Truth truth) {
            this.truth = truth;
        }

        @Override
        Truth truth() {
            return truth;
        }

        @Override
        void visitParts(Consumer<AtomLooks> visitor) {
            // It has no further looks.
        }
    }

    /** Represents a negation. */
    static final class Not extends FormulaNode {

        private final FormulaNode negated;

        Not(FormulaNode negated) {
            this.negated = negated;
        }

        @Override
        Truth truth() {
            return negated.truth().not();
        }

        @Override
        void visitParts(Consumer<AtomLooks> visitor) {
            negated.visitOpen(visitor);
        }
    }

    /** Represents a conjunction or a disjunction. */
    static final class Several extends FormulaNode {

        private final boolean all;
        private final List<FormulaNode> parts;

        Several(boolean all, List<FormulaNode> parts) {
            this.all = all;
            this.parts = parts;
        }

        @Override
        Truth truth() {
            Truth truth = Truth.of(all);
            for (FormulaNode part : parts) {
                truth = all ? truth.and(part.truth()) : truth.or(part.truth());
            }
            return truth;
        }

        @Override
        void visitParts(Consumer<AtomLooks> visitor) {
            parts.forEach(part -> part.visitOpen(visitor));
        }
    }
}
