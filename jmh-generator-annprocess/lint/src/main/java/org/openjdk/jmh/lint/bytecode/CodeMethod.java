package org.openjdk.jmh.lint.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.MethodFacts;

/** A method of a compiled class. */
final class CodeMethod extends CodeElement implements MethodFacts {

    private final ClassNode owner;
    private final MethodNode method;
    private final ClassLookup files;
    private Body body;

    CodeMethod(ClassNode owner, MethodNode method, ClassLookup files) {
        super(method.visibleAnnotations, method.invisibleAnnotations, new CodePlace(SourceNames.qualified(owner.name),
                method.name, SourceNames.sourceFile(owner), SourceLines.first(method)));
        this.owner = owner;
        this.method = method;
        this.files = files;
    }

    @Override
    public String name() {
        return method.name;
    }

    @Override
    public List<ClassFacts> parameterClasses() {
        List<ClassFacts> classes = new ArrayList<>();
        for (Type type : Type.getArgumentTypes(method.desc)) {
            BytecodeClass found =
                    type.getSort() == Type.OBJECT ? BytecodeClass.find(type.getInternalName(), files) : null;
            if (found != null) {
                classes.add(found);
            }
        }
        return classes;
    }

    @Override
    public Body body() {
        if (body == null) {
            body = method.instructions.size() == 0 ? Body.EMPTY
                    : new CodeReader(owner, method, new Constants(owner, parameterClasses())).read();
        }
        return body;
    }
}
