package org.openjdk.jmh.bytecode.reach;

import java.util.function.Predicate;
import org.openjdk.jmh.bytecode.code.CodeBase;

/** Code in which is looked up what can be reached from some place. */
public final class Reachable {

    private final CodeBase code;
    private final TypeGraph types;
    private final Services services;
    private final ClassNames names;
    private final ResourceTexts texts;

    /**
     * Code to look at.
     *
     * @param code     where classes are found
     * @param platform Java's own classes
     * @param followed which classes are looked into, by internal name; of others only is known what they may call
     */
    public Reachable(CodeBase code, Platform platform, Predicate<String> followed) {
        this.code = code;
        this.types = new TypeGraph(code, platform, followed);
        this.services = new Services(code.files());
        this.names = new ClassNames(code.files());
        this.texts = new ResourceTexts(code.files());
    }

    /**
     * Starts a search.
     *
     * @param visitor receives what is found
     * @return a search without a place to start from yet
     */
    public Search search(ReachVisitor visitor) {
        return new Search(code, types, services, names, texts, visitor);
    }
}
