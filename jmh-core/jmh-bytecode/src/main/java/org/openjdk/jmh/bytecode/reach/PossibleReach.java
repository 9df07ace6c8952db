package org.openjdk.jmh.bytecode.reach;

import java.util.HashMap;
import java.util.Map;

/** Lists what a call of the JDK may reach besides its arguments. */
enum PossibleReach {
    /** The class that its argument names, or any class. */
    CLASS,
    /** Classes whose names may be computed. */
    CLASSES,
    /** Such classes, and files of localized texts. */
    BUNDLE,
    /** Any class, since the called code is not on the class path. */
    ANYTHING,
    /** Any member of reached classes. */
    MEMBERS,
    /** The field of reached classes that its argument names, or any field. */
    FIELD,
    /** The file that its argument names, or any file. */
    RESOURCE,
    /** The providers of the service that its argument names, or of any service. */
    SERVICE;

    private static final String ALL = "*";
    private static final Map<String, PossibleReach> CALLS = new HashMap<>();

    static {
        calls("java/lang/Class", CLASS, "forName");
        calls("java/lang/Class", MEMBERS, "newInstance", "getMethod", "getMethods", "getDeclaredMethod",
                "getDeclaredMethods", "getConstructor", "getConstructors", "getDeclaredConstructor",
                "getDeclaredConstructors", "getRecordComponents", "getEnclosingMethod", "getEnclosingConstructor");
        calls("java/lang/Class", FIELD, "getField", "getFields", "getDeclaredField", "getDeclaredFields");
        calls("java/lang/Class", RESOURCE, "getResource", "getResourceAsStream", "getProtectionDomain");
        calls("java/lang/Module", RESOURCE, "getResourceAsStream");
        calls("java/lang/ClassLoader", CLASS, "loadClass");
        calls("java/lang/ClassLoader", CLASSES, "findClass", "findSystemClass", "findLoadedClass", "defineClass");
        calls("java/lang/ClassLoader", RESOURCE, "getResource", "getResourceAsStream", "getResources", "resources",
                "getSystemResource", "getSystemResourceAsStream", "getSystemResources", "findResource",
                "findResources");
        calls("java/net/URLClassLoader", ANYTHING, ALL);
        calls("java/security/SecureClassLoader", CLASSES, ALL);
        calls("java/lang/reflect/Method", MEMBERS, "invoke");
        calls("java/lang/reflect/Constructor", MEMBERS, "newInstance");
        calls("java/lang/invoke/MethodHandles$Lookup", MEMBERS, "findVirtual", "findStatic", "findConstructor",
                "findSpecial", "bind", "unreflect", "unreflectSpecial", "unreflectConstructor");
        calls("java/lang/invoke/MethodHandles$Lookup", FIELD, "findGetter", "findSetter", "findStaticGetter",
                "findStaticSetter", "findVarHandle", "findStaticVarHandle");
        calls("java/lang/invoke/MethodHandles$Lookup", CLASS, "findClass");
        calls("java/lang/invoke/MethodHandles$Lookup", CLASSES, "defineClass", "defineHiddenClass",
                "defineHiddenClassWithClassData");
        calls("java/util/ServiceLoader", SERVICE, "load", "loadInstalled");
        calls("java/util/ResourceBundle", BUNDLE, "getBundle");
        calls("java/io/ObjectInputStream", CLASSES, "readObject", "readUnshared");
        calls("java/io/ObjectOutputStream", MEMBERS, "writeObject", "writeUnshared");
        for (String unsafe : new String[] {"sun/misc/Unsafe", "jdk/internal/misc/Unsafe"}) {
            calls(unsafe, MEMBERS, "allocateInstance");
            calls(unsafe, CLASSES, "defineClass", "defineAnonymousClass");
        }
        calls("java/lang/System", ANYTHING, "load", "loadLibrary");
        calls("java/lang/Runtime", ANYTHING, "load", "loadLibrary", "exec");
        calls("java/lang/ProcessBuilder", ANYTHING, "start");
        calls("java/lang/foreign/SymbolLookup", ANYTHING, "libraryLookup");
        calls("java/lang/ModuleLayer", ANYTHING, ALL);
        packages(MEMBERS, "java/beans", "javax/management");
        packages(CLASSES, "javax/script", "javax/tools", "javax/naming", "java/rmi");
        packages(ANYTHING, "java/lang/instrument");
    }

    private static void calls(String owner, PossibleReach doubt, String... names) {
        for (String name : names) {
            CALLS.put(owner + "." + name, doubt);
        }
    }

    private static void packages(PossibleReach doubt, String... names) {
        for (String name : names) {
            CALLS.put(name, doubt);
        }
    }

    /** Returns what a call of a class that is not followed may reach; null if nothing. */
    static PossibleReach of(String owner, String name) {
        PossibleReach doubt = CALLS.get(owner + "." + name);
        if (doubt == null) {
            doubt = CALLS.get(owner + "." + ALL);
        }
        int end = owner.lastIndexOf('/');
        return doubt == null && end > 0 ? CALLS.get(owner.substring(0, end)) : doubt;
    }
}
