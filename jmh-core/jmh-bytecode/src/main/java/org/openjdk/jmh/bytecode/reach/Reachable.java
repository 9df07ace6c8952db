package org.openjdk.jmh.bytecode.reach;

import java.util.function.Predicate;
import org.openjdk.jmh.bytecode.code.CodeBase;

/** Prepares code for searches. */
public final class Reachable {

    final CodeBase code;
    final TypeGraph types;
    final Services services;
    final ClassNames names;
    final ResourceTexts texts;

    /**
     * Prepares code.
     *
     * @param followed selects the classes to follow, by internal name; others count by the methods that they may call
     */
    public Reachable(CodeBase code, Platform platform, Predicate<String> followed) {
        this.code = code;
        this.types = new TypeGraph(code, platform, followed);
        this.services = new Services(code.files());
        this.names = new ClassNames(code.files());
        this.texts = new ResourceTexts(code.files());
    }

    /** Creates a search without starting points. */
    public Search search(ReachVisitor visitor) {
        return new Search(this, visitor);
    }
}
