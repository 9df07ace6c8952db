/** How often rules that compare two sides are right, on recordings whose change is known. */
package org.openjdk.jmh.bench.rules;
