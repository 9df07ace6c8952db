/**
 * What the rules look at: classes, annotations and the flow of values in methods, the same for source trees and for
 * bytecode.
 */
package org.openjdk.jmh.lint.model;
